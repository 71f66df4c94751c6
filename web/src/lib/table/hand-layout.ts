export interface HandLayout {
  /** Width of a card in pixels. */
  card: number;
  /** From one card's left edge to the next one's. */
  step: number;
  /** How many cards each row holds, from the top. */
  rows: number[];
}

/** What a finger needs to hit a card that others overlap. */
const TAP = 44;
const GAP = 4;

/** Rows of a hand so that every card shows its index and can be tapped. */
export function layoutHand(count: number, width: number, large: boolean): HandLayout {
  const wanted = wantedCard(width, large);
  for (let rows = 1; rows < 4; rows++) {
    const longest = Math.ceil(count / rows);
    const room = width - TAP * (longest - 1);
    const card = Math.min(wanted, room);
    if (longest > 1 && card < Math.max(TAP, wanted * 0.85)) continue;
    const step = longest > 1 ? Math.min(card + GAP, (width - card) / (longest - 1)) : card;
    // In one row of many the overlap must not hide more than half of a card.
    if (rows === 1 && longest > 1 && step < card * 0.5) continue;
    return { card, step, rows: spread(count, rows) };
  }
  const card = Math.min(wanted, TAP);
  return { card, step: card, rows: spread(count, 4) };
}

function wantedCard(width: number, large: boolean): number {
  if (width >= 700) return Math.min(large ? 128 : 108, width / 9);
  return Math.floor(large ? Math.min(78, (width - 4 * GAP) / 5) : Math.min(66, (width - 5 * GAP) / 6));
}

function spread(count: number, rows: number): number[] {
  const base = Math.floor(count / rows);
  return Array.from({ length: rows }, (_, i) => base + (i < count % rows ? 1 : 0)).filter(Boolean);
}
