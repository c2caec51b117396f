package skat

import "hoyle/engine"

// active3 are the players of a table of three.
var active3 = []string{"Vorhand", "Mittelhand", "Hinterhand"}

// inquiry is what Skat adds to its faults for hoyle ask.
var inquiry = engine.Inquiry{
	Tables: []engine.Table{
		{Names: active3, Dealer: "Hinterhand"},
		{Variant: "american", Names: active3, Dealer: "Hinterhand"},
		{Variant: "frog", Names: active3, Dealer: "Hinterhand"},
	},
	Questions: []engine.Question{
		{Key: "figure", Text: "Which figure did he name?", About: []string{"illegal-bid"}, Numbers: []int{9, 10, 11, 12, 18}},
		{Key: "last", Text: "Which figure had been named before it?", About: []string{"illegal-bid"},
			Replies: []engine.Reply{{Word: "none", Text: "none"}}, Numbers: []int{10, 12, 18}},
		{Key: "announced", Text: "What did he announce?", About: []string{"illegal-announcement"}, Replies: []engine.Reply{
			{Word: "game", Text: "the game itself", Record: "contract: {by: $by}"},
			{Word: "ramsch", Text: "a ramsch, and nobody had bid", Record: "contract: {by: $by, game: ramsch}"},
			{Word: "ramsch-after-bid", Text: "a ramsch, although somebody had bid", Record: "contract: {by: $by, game: ramsch, bid: 10}"},
			{Word: "open", Text: "an open game", Record: "contract: {by: $by, open: true}"},
			{Word: "schneider", Text: "schneider or schwarz, before a card was led", Record: "contract: {by: $by}\nplay: [{announce: {by: $by, what: schneider}}]"},
			{Word: "late", Text: "schneider or schwarz, after a card was led", Record: "contract: {by: $by}\nplay: [H7, {announce: {by: $by, what: schneider}}]"},
			{Word: "against", Text: "schneider or schwarz, as an adversary", Record: "contract: {by: $after}\nplay: [{announce: {by: $by, what: schneider}}]"},
		}},
		{Key: "when", Text: "When was it?", About: []string{"looked-at-skat", "onlooker-saw-skat", "wrong-number-of-cards", "no-discard"}, Replies: []engine.Reply{
			{Word: "before", Text: "before the first card was led"},
			{Word: "play", Text: "during the play", Record: inThePlay},
		}},
		{Key: "named", Text: "Which game did he name?", About: []string{"took-both-skat", "took-first-unseen", "exposed-both-skat"}, Replies: []engine.Reply{
			{Word: "none", Text: "none yet"},
			{Word: "gucki", Text: "a gucki grand", Record: "contract: {by: $by, game: grand, how: gucki}"},
			{Word: "nullo", Text: "a gucki nullo", Record: "contract: {by: $by, game: nullo, how: gucki}"},
			{Word: "tournee", Text: "a suit, with a card turned up for it", Record: "contract: {by: $by, game: hearts, how: tournee}"},
			{Word: "passt-mir-nicht", Text: "a suit, by the second card turned up", Record: "contract: {by: $by, game: hearts, how: passt-mir-nicht}"},
		}},
		{Key: "higher", Text: "Is it the suit of the higher of the two cards?", About: []string{"exposed-both-skat"}, Replies: []engine.Reply{
			{Word: "yes", Text: "yes", Record: "deal: {skat: HQ D9}"},
			{Word: "no", Text: "no", Record: "deal: {skat: HQ C9}"},
			{Word: "unknown", Text: "that is not known"},
		}},
		{Key: "single", Text: "Who was the single player?", About: inTheGame, Player: true, Record: "contract: {by: $single}",
			Replies: []engine.Reply{{Word: "nobody", Text: "nobody: the game was not named yet, or it was a ramsch"}}},
		{Key: "game", Text: "What was played?", About: append([]string{"illegal-announcement"}, inTheGame...), Replies: []engine.Reply{
			{Word: "suit", Text: "a suit", Record: "contract: {game: hearts}"},
			{Word: "grand", Text: "a grand", Record: "contract: {game: grand}"},
			{Word: "nullo", Text: "a nullo", Record: "contract: {game: nullo}"},
			{Word: "ramsch", Text: "a ramsch", Record: "contract: {game: ramsch}", Rules: "foster"},
			{Word: "revolution", Text: "a revolution", Record: "contract: {game: revolution}", Rules: "foster"},
			{Word: "uno", Text: "an uno", Record: "contract: {game: uno}", Rules: "foster"},
			{Word: "duo", Text: "a duo", Record: "contract: {game: duo}", Rules: "foster"},
			{Word: "frog", Text: "a frog", Record: "contract: {game: frog}", Variant: "frog"},
			{Word: "chico", Text: "a chico", Record: "contract: {game: chico}", Variant: "frog"},
			{Word: "none", Text: "nothing yet"},
		}},
		{Key: "how", Text: "How was the skat used?", About: []string{"illegal-announcement", "looked-at-skat", "no-discard"}, Replies: []engine.Reply{
			{Word: "solo", Text: "it was left where it lay"},
			{Word: "tournee", Text: "a card was turned up for the trump", Record: "contract: {how: tournee}", Rules: "foster"},
			{Word: "passt-mir-nicht", Text: "the first card did not suit, the second was turned up", Record: "contract: {how: passt-mir-nicht}", Rules: "foster"},
			{Word: "gucki", Text: "both cards were taken up", Record: "contract: {how: gucki}", Rules: "foster"},
			{Word: "skat", Text: "it was taken up", Record: "contract: {how: skat}", Rules: "isko"},
		}},
		{Key: "turned", Text: "Which card was turned up?", About: []string{"illegal-announcement"}, Replies: []engine.Reply{
			{Word: "none", Text: "none"},
			{Word: "same", Text: "one of the suit that was named", Record: "contract: {turned: HQ}"},
			{Word: "other", Text: "one of another suit", Record: "contract: {turned: SQ}"},
			{Word: "jack", Text: "a jack", Record: "contract: {turned: SJ}"},
			{Word: "seven", Text: "a seven", Record: "contract: {turned: S7}"},
		}},
		{Key: "need", Text: "Was more than the game announced?", About: []string{"wrong-claim"}, Replies: []engine.Reply{
			{Word: "no", Text: "no"},
			{Word: "schneider", Text: "schneider", Record: "contract: {announce: schneider}"},
			{Word: "schwarz", Text: "schwarz", Record: "contract: {announce: schwarz}"},
		}},
		{Key: "points", Text: "How many card points did he have then, the skat included where it is his?", About: []string{"wrong-claim"},
			Numbers: []int{0, 30, 59, 60, 61, 90, 91, 120}},
		{Key: "gathered", Text: "Was the trick gathered?", About: []string{"revoke"}, Replies: []engine.Reply{
			{Word: "no", Text: "no, it still lies open"},
			{Word: "corrected", Text: "no, and he has taken the card back", Record: "play: [{retract: $by}]"},
			{Word: "yes", Text: "yes", Record: "play: [{gather: $before}]"},
		}},
		{Key: "followed", Text: "Who has played to the trick since?", About: []string{"lead-out-of-turn"}, Replies: []engine.Reply{
			{Word: "nobody", Text: "nobody"},
			{Word: "one", Text: "one of the others", Record: "play: [H7]"},
			{Word: "both", Text: "both of the others", Record: "play: [H7 H8]"},
		}},
		{Key: "trick", Text: "Which trick did he look at?", About: []string{"looked-back"}, Replies: []engine.Reply{
			{Word: "older", Text: "one before the last", Record: "fault: {trick: 1}"},
			{Word: "last", Text: "the last one, before a card was led to the next", Record: "fault: {trick: 2}"},
			{Word: "late", Text: "the last one, after a card was led to the next", Record: "fault: {trick: 2}\nplay: [H7]"},
		}},
		{Key: "calls", Text: "After how many calls of the bidding?", About: []string{"looked-at-skat", "took-skat", "onlooker-saw-skat"},
			Replies: []engine.Reply{{Word: "none", Text: "before anybody had spoken, or after the bidding"}}, Numbers: []int{1, 2, 3}, Record: "fault: {calls: $calls}"},
		{Key: "first", Text: "Was the first trick gathered?", About: []string{"wrong-discard"}, Replies: []engine.Reply{
			{Word: "no", Text: "no"},
			{Word: "yes", Text: "yes", Record: "play: [SA S8 S9, {gather: $by}]"},
		}},
	},
}

const (
	inThePlay    = "position: {leader: $by, trick: 3}"
	inAnOpenGame = inThePlay + "\ncontract: {by: $after, game: nullo, open: true}"
)

// inTheGame are the faults whose ruling may depend on what is played, and by whom.
var inTheGame = []string{
	"revoke", "lead-out-of-turn", "play-out-of-turn", "wrong-claim", "looked-at-skat", "no-discard",
	"looked-back", "counted-tricks", "prompted-partner",
	"exposed-card", "wrong-number-of-cards", "took-back", "changed-game", "mixed-hands", "counted-aloud", "remark",
}
