package vint

// newRecord is what hoyle new prints: a whole hand, to be overwritten with another.
const newRecord = `hoyle: 1                      # version of the format
game: vint
title: Our hand
players: [Anna, Bert, Cora, Dora]   # each one's left-hand neighbour comes next; partners sit opposite
dealer: Anna                  # who dealt, and speaks first
# match: {below: {Anna: 120, Bert: 300}, games: {Anna: 1, Bert: 0}}   # where the rubber stands; a side by one of its players
# agreed: {revoke: 1000, looked-back: 250}   # what these cost above the line
deal:                         # leave a hand out, or all of this, where it is not known
  Anna: SA92 CK DQJ4 HAQ9764
  Bert: SQ54 CA65 DK952 HKT5
  Cora: SJT86 CJ732 DT83 H32
  Dora: SK73 CQT984 DA76 HJ8
bidding:                      # every call in turn, to the third pass after a bid; 1S is seven tricks in spades, N no-trumps
  - Anna: pass
  - Bert: 1D
  - Cora: 1H
  - Dora: pass
  - Anna: 2S
  - Bert: pass
  - Cora: 2C
  - Dora: pass
  - Anna: pass
  - Bert: pass
# contract: {by: Cora, bid: 2C}   # where the bidding is not recorded
play:                         # one trick a line, the cards in the order in which they fell
  - S3 SA S4 SJ
  - HA H5 H3 H8
  - CK C5 CJ C4
  - DQ D2 DT D6
  - HQ HT H2 HJ
  - DJ D5 D8 D7
  - D4 D9 D3 DA
  - S7 S9 S5 S8
  - H9 HK ST C8
  - C9 S2 C6 C2
  - CT H4 CA C7
  - DK S6 CQ H7
  - SK H6 SQ C3
# Where only the tricks and what was held are known, in place of the play (and of the deal):
# result: {tricks: {Anna: 8}, honours: {Anna: 2}, aces: {Anna: 2}, coronets: {Dora: 1000}}
# What happened between the cards stands in the play where it happened:
#   - Bert:H7                 who played when it was not his turn
#   - retract: Bert           he takes back the last card that he played
#   - fault: {what: looked-back, by: Cora, trick: 2}
#   - dispute: {by: Anna, says: revoke, against: Bert, trick: 2, choice: three-tricks}   # or points
`
