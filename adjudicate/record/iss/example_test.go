package iss_test

import (
	"fmt"

	"hoyle/adjudicate/record/iss"
)

// A game line is read into a hand that can be judged, beside the server's own result.
func ExampleGame_Parse() {
	line := "(;GM[Skat]PC[Sample]CO[]SE[1]ID[2]DT[]P0[Anna]P1[Bert]P2[Cora]R0[]R1[]R2[]" +
		"MV[w CQ.HT.HK.ST.DK.CJ.H9.CT.DQ.HQ.DJ.HJ.DA.S7.SJ.DT.SA.S9.H7.C8.D8.C9.D9.HA.C7.D7.CA.CK.SK.S8.H8.SQ " +
		"1 18 0 p 2 p 1 SH 0 ST 1 SJ 2 S8 1 HJ 2 SK 0 CJ 0 DQ 1 DA 2 D7 1 DJ 2 C7 0 H9 1 SA 2 D8 0 CQ 1 S9 2 C9 " +
		"0 HQ 1 S7 2 D9 0 HK 1 DT 2 CK 0 DK 1 C8 2 CA 0 CT 2 HA 0 HT 1 H7 ]" +
		"R[d:1 win v:33 m:-1 bidok p:70 t:7 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0] ;)"
	var game iss.Game
	if err := game.Parse([]byte(line), 1); err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(game.Hand.Players, game.Hand.Contract.Word("game"), game.Result.Value)
	// Output: [Anna Bert Cora] spades 33
}
