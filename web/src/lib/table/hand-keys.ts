/**
 * Keys for the cards of a hand in which a card may be twice: the first of them is its own key, the
 * others have a number behind a dot.
 */
export function keysOf(cards: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    return copy === 1 ? card : `${card}.${copy}`;
  });
}

export const cardOf = (key: string) => key.split('.')[0]!;
