/** An exchange between hand and face-up row while it is being put together, not yet sent. */
export interface Exchange {
  hand: string[];
  row: string[];
}

/** Exchanges one card of the hand with one of the row, each in the place of the other. */
export function exchanged({ hand, row }: Exchange, fromHand: string, fromRow: string): Exchange {
  return { hand: replaced(hand, fromHand, fromRow), row: replaced(row, fromRow, fromHand) };
}

function replaced(cards: readonly string[], old: string, fresh: string): string[] {
  const place = cards.indexOf(old);
  return cards.map((card, i) => (i === place ? fresh : card));
}

/** The action that makes this exchange; none where everything lies as it lay. */
export function swapAction(before: Exchange, after: Exchange): string | null {
  const leaving = without(before.hand, after.hand);
  const coming = without(before.row, after.row);
  if (leaving.length === 0) return null;
  return ['swap', ...leaving.flatMap((card, i) => [card, coming[i]!])].join(' ');
}

/** The cards of a bag that another has not; a card may be there twice. */
export function without(cards: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
