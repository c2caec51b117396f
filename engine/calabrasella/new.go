package calabrasella

// newRecord is what hoyle new prints: a whole hand, to be overwritten with another.
const newRecord = `hoyle: 1                      # version of the format
game: calabrasella
rules: foster
title: Our hand
players: [Anna, Bert, Cora]   # each one's left-hand neighbour comes next; three or four
dealer: Cora                  # with three at the table the dealer plays too; with four the dealer holds no cards
deal:                         # leave a hand out, or all of this, where it is not known
  Anna: S2K5 HQ654 D27 CKQ6   # a suit (C S H D) and its cards (3 2 A K Q J 7 6 5 4)
  Bert: S3AQ7 H3AJ7 DAKQJ
  Cora: SJ64 HK D3654 C2A74
  stock: H2 C3J5
bidding:                      # stand or pass
  - Anna: pass
  - Bert: stand
contract: {by: Bert, asked: D3, gave: S7, takes: H2 C3}
discard: H7J                  # what the single player laid out: one card to four, and as many are taken
play:                         # one trick a line, the cards in the order in which they fell
  - SK S3 SJ
  - DA D4 D7
  - H3 HK HQ
  - DQ D6 D2
  - CK C3 C4
  - DK D5 H4
  - SA S4 S5
  - D3 CA H6
  - DJ S6 C6
  - HA S7 H5
  - SQ C2 S2
  - CQ H2 C7
# Where only the outcome is known, the single player's points in place of play:
# result: {points: 23}
# What happened between the cards stands in the play where it happened:
#   - Cora:C4                 who played when it was not her turn
#   - take-game: Bert         the single player abandons the hand after an adversary's card out of turn
#   - retract: Cora           she takes back the last card that she played
#   - dispute: {by: Bert, says: revoke, against: Cora, trick: 2}
`
