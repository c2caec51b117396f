package schachett

// newRecord is what hoyle new prints: a whole game, to be overwritten with another.
const newRecord = `hoyle: 1                      # version of the format
game: schachett
title: Our game
players: [Anna, Bert, Cora, Dora]   # each one's left-hand neighbour comes next; four, or three and a dummy
dealer: Anna                  # who received the white King; the next player has the black one and leads
# match: {round: 1, game: 1}  # the place in the sitting; with three players kaiser: NAME as well
# agreed: {stake: quarter-pfennig}    # otherwise the scores are in points
deal:                         # leave a hand out, or all of this, where it is not known; Kings included
  Anna: wK wII wL sT wL w5 sII wIX w1 wT sVI s6 sIX   # white w, black s: officers K D T L S,
  Bert: sK sS wIV sVIII w8 sD sT sL sL wS s3 wD s7    # pawns 8 to 1, suit cards X to I
  Cora: wIII sVII s8 sIII wVI w2 s5 wS s2 w4 w7 sX s4
  Dora: w3 wVIII wI wX sIV sS wVII wV s1 w6 wT sV sI
play:                         # one trick a line, the cards in the order in which they fell
  - castle: {by: Bert, for: sS}       # Bert gives his King to his partner for a Knight; or declined: true
  - wD wS sK wL
  - s7 s4 s1 s6
  - wIV wVI wVII wII
  - wVIII wIX w8 wIII
  - sT s2 wT wK
  - s3 s5 sV sIX
  - sVII sIV sII sVIII
  - sS s8 sI wL
  - sVI sS sIII wI
  - sD sX w6 wT
  - sL w7 w3 sT
  - w1 wS w4 wX
  - sL w2 wV w5
# Where only the points are known, in place of play:
# result: {points: {white: 168, black: 204}}
# What happened between the cards stands in the play where it happened:
#   - Bert:w7                 who played when it was not his turn
#   - retract: Bert           he takes back the last card that he played
#   - fault: {what: looked-back, by: Cora, trick: 2}
#   - dispute: {by: Anna, says: revoke, against: Bert, trick: 2}
`
