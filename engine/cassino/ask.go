package cassino

import "hoyle/engine"

var two = []string{"Eldest", "Dealer"}

// inquiry is what Cassino adds to its faults for hoyle ask.
var inquiry = engine.Inquiry{
	Tables: []engine.Table{
		{Names: two, Dealer: "Dealer"},
		{Variant: "twenty-one", Names: two, Dealer: "Dealer"},
		{Variant: "royal", Names: two, Dealer: "Dealer"},
		{Variant: "spade", Names: two, Dealer: "Dealer"},
		{Variant: "draw", Names: two, Dealer: "Dealer"},
	},
	Questions: []engine.Question{
		{Key: "took", Text: "What was taken?", About: []string{wrongTake}, Replies: []engine.Reply{
			{Word: "cards", Text: "single cards that the card played does not take",
				Record: "dealer: $before\ndeal: {$by: S9 D2 HT CK, table: S4 D3 C5 HQ}\nplay: [{take: {by: $by, cards: S9 S4 D3}}]"},
			{Word: "own", Text: "a build of his own, with a card that is not of its value",
				Record: "dealer: $before\ndeal: {$by: S9 D2 ST CK, table: S4 D3 H7 HQ}\nplay: [{build: {by: $by, cards: D2 H7, to: 9}}, '$after:HJ', {take: {by: $by, cards: ST D2}}]"},
			{Word: "other", Text: "another's build, with a card that is not of its value",
				Record: "dealer: $by\ndeal: {$by: S8 D6 ST CK, table: S4 D3 H7 HQ}\nplay: [{build: {by: $after, cards: D2 H7, to: 9}}, {take: {by: $by, cards: ST D2}}]"},
		}},
		{Key: "since", Text: "Has another player taken in since?", About: []string{wrongTake}, Replies: []engine.Reply{
			{Word: "no", Text: "no, it is challenged at once"},
			{Word: "yes", Text: "yes, and it is challenged only now",
				Record: "play: [{take: {by: $after, cards: CQ HQ}}]"},
		}},
		{Key: "wrong", Text: "What was wrong with the build?", About: []string{wrongBuild}, Replies: []engine.Reply{
			{Word: "card", Text: "there was no card in the hand to win it",
				Record: "dealer: $before\ndeal: {$by: S8 D2 D5 CK, table: C6 D4 HQ H7}\nplay: [{build: {by: $by, cards: D2 H7, to: 9}}]"},
			{Word: "sum", Text: "the cards do not make the value that was said",
				Record: "dealer: $before\ndeal: {$by: S9 D2 D5 CK, table: C6 D4 HQ H8}\nplay: [{build: {by: $by, cards: D2 H8, to: 9}}]"},
			{Word: "court", Text: "there was a court card in it",
				Record: "dealer: $before\ndeal: {$by: S9 D2 DQ CK, table: C6 D4 HQ H8}\nplay: [{build: {by: $by, cards: [D2, HQ], to: 9}}]"},
		}},
		{Key: "became", Text: "What has become of it?", About: []string{wrongBuild}, Replies: []engine.Reply{
			{Word: "lies", Text: "it lies on the table, and nobody has played since"},
			{Word: "played", Text: "it lies on the table, and an adversary has played since", Record: "play: ['$after:HJ']"},
			{Word: "won", Text: "another has won it", Record: "play: [{take: {by: $after, cards: C9 D2}}]"},
		}},
		{Key: "points", Text: "How many points had the claimant in all?", About: []string{wrongClaim}, Numbers: []int{0, 19, 20, 21, 22}},
		{Key: "round", Text: "In which round of the deal was it?", About: []string{exposed, facedCard, wrongDeal}, Numbers: []int{1, 2, 5, 6}, Record: "fault: {round: $round}"},
		{Key: "lifted", Text: "Who had lifted cards before the dealer had helped everybody?", About: []string{notCut, shuffledAfterCut, wrongDeal}, Player: true, Record: "fault: {lifted: $lifted}",
			Replies: []engine.Reply{{Word: "nobody", Text: "nobody"}}},
		{Key: "faced", Text: "Had the cards of the table been turned up?", About: []string{dealtOutOfTurn}, Replies: []engine.Reply{
			{Word: "no", Text: "no", Record: "fault: {faced: false}"},
			{Word: "yes", Text: "yes", Record: "fault: {faced: true}"},
			{Word: "unknown", Text: "that is not known"},
		}},
	},
}
