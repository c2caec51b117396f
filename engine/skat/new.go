package skat

// newRecord is what hoyle new prints: a whole hand, to be overwritten with another.
const newRecord = `hoyle: 1                      # version of the format
game: skat
rules: foster
title: Our hand
players: [Anna, Bert, Cora]   # each one's left-hand neighbour comes next; three to six
dealer: Cora                  # with three at the table the dealer plays too, as hinterhand
deal:                         # leave a hand out, or all of this, where it is not known
  Anna: CJAK HJTK DA7 ST9     # a suit (C S H D) and its cards (A K Q J T 9 8 7)
  Bert: SJKQ HA97 CTQ7 D9
  Cora: DJTQ8 SA87 C98 H8
  skat: HQ DK
bidding:                      # a number, hold, or pass
  - Bert: 10
  - Anna: hold
  - Bert: pass
  - Cora: pass
contract: {by: Anna, game: hearts, how: tournee, turned: HQ}
discard: ST9                  # what the single player laid away
play:                         # one trick a line, the cards in the order in which they fell
  - CJ H7 DJ
  - HQ HA H8
  - D9 DQ DK
  - HJ SJ SA
  - H9 S7 HT
  - DA C7 D8
  - D7 SK DT
  - C9 CK CT
  - SQ S8 HK
  - CA CQ C8
# Where only the outcome is known, in place of play:
# result: {points: 63, tricks: 6}
# What happened between the cards stands in the play where it happened:
#   - Bert:C7                 who played when it was not his turn
#   - retract: Bert           he takes back the last card that he played
#   - claim: {by: Anna, what: won}
#   - dispute: {by: Anna, says: revoke, against: Bert, trick: 2}
`
