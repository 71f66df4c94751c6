"""Go Boom, a small game for two to six players: the example of docs/add-a-game.md.

- G1. 2 to 6 players, each for themself; 52 cards. Rank high to low: A K Q … 3 2.
- G2. `hand_size` cards each (7), one at a time from the seat after the dealer; the rest is the
  stock, face down. The deal passes to the next seat.
- G3. The seat after the dealer leads any card.
- G4. The others follow once each, in seat order, with a card of the suit or of the rank led.
- G5. Who cannot follow draws from the stock, card by card, until they can; who can, may not draw.
  With the stock used up, and only then, who cannot follow passes.
- G6. The highest card of the suit led wins the trick and leads the next; the trick is put aside.
- G7. The first without cards ends the deal at once and scores what the others hold: an ace 1,
  court cards 10, the others their number.
- G8. The first to reach `target` (100) after a deal wins the match.
"""

from docs.examples.go_boom.rules import GO_BOOM, GoBoomRules
from docs.examples.go_boom.state import State

__all__ = ["GO_BOOM", "GoBoomRules", "State"]
