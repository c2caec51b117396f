package skat

import "hoyle/engine"

// inquiry is what Skat adds to its faults for hoyle ask.
var inquiry = engine.Inquiry{
	Seats: []string{"Vorhand", "Mittelhand", "Hinterhand"},
	Scenes: []engine.Scene{
		// His right-hand neighbour leads a suit of which he holds a card, and he plays another.
		{Fault: "revoke", Record: "position: {leader: $before, trick: 2, hands: {$by: HK S7}}\nplay: [HA S7 H8]"},
		{Fault: "lead-out-of-turn", Record: "position: {leader: $before, trick: 2}\nplay: ['$by:HA']"},
		{Fault: "play-out-of-turn", Record: "position: {leader: $after, trick: 2}\nplay: [HA, '$by:H7']"},
		{Fault: "wrong-claim", Record: "position: {leader: $by, trick: 8, hands: {skat: S7 S8}, taken: {$by: $points}, tricks: {$by: 4}}\nplay: [{claim: {by: $by, what: won}}]"},
		{Fault: "bid-out-of-turn", Record: "bidding: [{$by: 10}]"},
		// Mittelhand bids first, hinterhand when one of the others has passed, vorhand when both have.
		{Fault: "illegal-bid", Record: "bidding: [{$by: $last}, {$before: hold}, {$by: $figure}]"},
		{Fault: "illegal-bid", Record: "bidding: [{$before: pass}, {$by: $last}, {$after: hold}, {$by: $figure}]"},
		{Fault: "illegal-bid", Record: "bidding: [{$by: $figure}]"},
		{Fault: "illegal-bid", Record: "bidding: [{$before: pass}, {$by: $figure}]"},
		{Fault: "illegal-bid", Record: "bidding: [{$after: pass}, {$before: pass}, {$by: $figure}]"},
		{Fault: "bid-after-passing", Record: "bidding: [{$by: pass}, {$by: 12}]"},
		{Fault: "bid-after-passing", Record: "bidding: [{$after: 10}, {$by: pass}, {$by: 12}]"},
		{Fault: "bid-after-passing", Record: "bidding: [{$before: 10}, {$after: pass}, {$by: pass}, {$by: 12}]"},
		{Fault: "illegal-announcement"},
		{Fault: "wrong-discard", Record: "contract: {by: $by, game: grand, how: gucki}"},
	},
	Questions: []engine.Question{
		{Key: "figure", Text: "Which figure was named?", About: []string{"illegal-bid"}, Numbers: []int{9, 10, 11, 12, 13, 18}},
		{Key: "last", Text: "Which figure had been named before?", About: []string{"illegal-bid"},
			Replies: []engine.Reply{{Word: "none", Text: "none"}}, Numbers: []int{10, 12, 18}},
		{Key: "single", Text: "Who was the single player?", About: inTheGame, Player: true, Record: "contract: {by: $single}",
			Replies: []engine.Reply{{Word: "nobody", Text: "nobody yet; or it was a ramsch"}}},
		{Key: "game", Text: "What was played?", About: inTheGame, Replies: []engine.Reply{
			{Word: "hearts", Text: "a suit", Record: "contract: {game: hearts}"},
			{Word: "grand", Text: "a grand", Record: "contract: {game: grand}"},
			{Word: "nullo", Text: "a nullo", Record: "contract: {game: nullo}"},
			{Word: "ramsch", Text: "ramsch", Record: "contract: {game: ramsch}"},
			{Word: "revolution", Text: "a revolution", Record: "contract: {game: revolution}"},
			{Word: "uno", Text: "an uno", Record: "contract: {game: uno}"},
			{Word: "duo", Text: "a duo", Record: "contract: {game: duo}"},
			{Word: "none", Text: "nothing yet"},
		}},
	},
}

// inTheGame are the faults whose ruling may depend on what is played and by whom.
var inTheGame = []string{"revoke", "lead-out-of-turn", "play-out-of-turn"}
