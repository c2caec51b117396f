package meld

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/stock"
)

// When melds are made.
type When uint8

// The times of melding.
const (
	AfterTrick     When = iota // one at a time, by the winner of a trick before he draws
	BeforePlay                 // all at once, before one's first card
	AfterFirstCard             // all at once, after one's card to the first trick
)

// Form is one form of a game of melds: its figures, its laws, and where it differs from the others.
type Form struct {
	Players int
	Pack    card.Pack
	Ranks   []card.Rank // from the highest
	Hand    int         // cards dealt to each
	Stock   bool        // the rest is a stock, with a turn-up below it; otherwise all is dealt out
	Widow   int         // cards laid out for the bidder
	NoTurn  bool        // no card is turned up for trump
	When    When
	// Dix is the rank whose trump is exchanged for the turn-up, worth DixPoints; both are 0 where there is none.
	Dix       card.Rank
	DixPoints int
	NeedTrick bool // melds and dix count for nothing until a trick is won
	Sides     bool // every second player is a partner
	SideTrick bool // a trick of either partner makes the melds of both good
	Joint     bool // partners may combine their melds
	Replays   bool // after a breach of a duty the hand may be played again from there
	Retire    bool // who claims the game wrongly retires, and the others finish
	LowPays   bool // the game ends when a player retires, and the lowest score pays
	Muggins   bool // what a player overlooks in his melds the others may claim
	Target    int  // points of the game; 0 where it goes by deals
	Extension int  // how much further the game goes when several have enough; 0 where the rules name no number
	Deals     int  // deals of the game, where it goes by them
	Ties      Tie  // what follows when the best are equal after the last of them
	// GameMeld is the name of a meld that wins the game when it is laid; "" for none.
	GameMeld string
	Laws     Laws
	// Table gives the melds for a trump suit.
	Table func(trump card.Suit) []Combination
}

// Tie is what a table has agreed on for equal best scores after the last deal.
type Tie uint8

// The agreements.
const (
	Unsettled   Tie = iota // none
	Shared                 // they have won together
	AnotherDeal            // one more deal is played
)

// Bid is what an auction decided.
type Bid struct {
	By       engine.Seat
	N        int
	Law      engine.Law // of what happens when it is not made
	Subtract bool       // the table agreed that a bid that is not made is taken off
	NotLost  engine.Law // of the rule that an adversary's revoke saves the bidder
	First    engine.Law // of the rule that the bidder counts first
	Discards card.Hand  // what the bidder laid away
	Count    bool       // they count for him
}

// Laws are the laws behind the steps of a ruling. A form without a rule of its own uses that of the two-handed game.
type Laws struct {
	Dealing, Nine, SameDealer                                                                                 engine.Law
	Slips                                                                                                     [stock.Rules]engine.Law // in dealing and drawing
	DrewUnseen                                                                                                engine.Law              // drew two and has not seen the second
	LastStockCard                                                                                             engine.Law
	Identical, Free, OutOfTurn, NoMelds, LookedBack                                                           engine.Law
	Melds, Together, Time, Late, StockGone, OneMeld, Fresh, Double, Building, OtherClass, Equal, Broken, Once engine.Law
	Forgotten, Overlooked, NeedTrick, Joint, JointPlayed                                                      engine.Law
	Dix, SecondDix, DixAlone, FalseMeld, Amended, OverScored                                                  engine.Law
	Duty, TakingUp, Replay, Revoke, LastTrick, Cards                                                          engine.Law
	Claim, WrongClaim, GivesUp, Retires, LowPays, Extension, OnlyOne, GameMeld, Deals, Lead                   engine.Law
}
