export interface HandLayout {
  /** Width of a card in pixels. */
  card: number;
  height: number;
  /** From one card's left edge to the next one's. */
  step: number;
  /** From one row's upper edge to the next one's. */
  pitch: number;
  /** How many cards each row holds, from the top. */
  rows: number[];
  /** So much of the height may be seen at once; more of it scrolls. */
  room: number;
}

export interface Room {
  width: number;
  /** Of the screen, of which the hand takes a share. */
  screen: number;
  large: boolean;
  /** At most this part of the screen, where other things need the height. */
  part?: number;
}

/** What a finger needs to hit a card that others overlap. */
const TAP = 44;
const GAP = 4;
const RATIO = 1.4;
/** So much of a card stays in sight beside its neighbour, and under the next row: index and suit. */
const SHOWN = 0.69;
const SHOWN_LARGE = 0.6;
const SHOWN_ROW = 0.6;
/** A row less is worth a little of the size, and cards that are this large are large enough. */
const WORTH = 0.96;
const ENOUGH = 90;
/** A hand of more gets more room; up to so many the table keeps still, where a screen is not low. */
const MANY = 18;
const FEW = 12;
/** Lower screens have no height to spare. */
export const LOW = 660;
const SMALLEST = 44;
/** Where no hand of four rows fits, cards are this wide, in as many rows as it takes; they scroll. */
const SCROLLED = 50;

/**
 * The largest cards that show their index and can be tapped, in as few rows as go with that.
 * From twelve cards down the size hardly changes, so that a hand keeps still while it is played.
 */
export function layoutHand(count: number, room: Room): HandLayout {
  const found = [1, 2, 3, 4].map((rows) => ({ rows, card: widest(count, rows, room) }));
  const best = Math.max(...found.map(({ card }) => card));
  const { rows, card } = found.find((one) => one.card > 0 && one.card >= Math.min(best * WORTH, ENOUGH)) ?? scrolled(count, room);
  const longest = Math.ceil(count / rows);
  const height = card * RATIO;
  const left = share(count, room) - height;
  return {
    card,
    height,
    step: longest > 1 ? Math.min(card + GAP, (room.width - card) / (longest - 1)) : card,
    pitch: rows > 1 ? Math.max(rowOf(card), Math.min(height + GAP, left / (rows - 1))) : height,
    rows: spread(count, rows),
    room: Math.max(height + rowOf(card), share(count, room)),
  };
}

/** What all rows take together. */
export const heightOf = ({ height, pitch, rows }: HandLayout) => height + Math.max(0, rows.length - 1) * pitch;

/** As many cards a row as fingers can tell apart. */
function scrolled(count: number, room: Room): { rows: number; card: number } {
  const perRow = Math.max(1, Math.floor((room.width - SCROLLED) / TAP) + 1);
  return { rows: Math.ceil(count / perRow), card: SCROLLED };
}

function widest(count: number, rows: number, room: Room): number {
  const others = Math.ceil(count / rows) - 1;
  const shown = room.large ? SHOWN_LARGE : SHOWN;
  const wide = room.width >= 700;
  const card = Math.min(
    room.large ? (wide ? 132 : 98) : wide ? 108 : 84,
    room.width / (1 + shown * others),
    room.width - TAP * others,
    share(count, room) / (RATIO * (1 + SHOWN_ROW * (rows - 1))),
  );
  return Math.floor(card) < SMALLEST ? 0 : Math.floor(card);
}

const rowOf = (card: number) => Math.max(TAP, card * RATIO * SHOWN_ROW);

/** How much of the screen's height the hand may take. */
function share(count: number, { screen, large, part: most = 1 }: Room): number {
  const part = screen < 500 ? 0.31 : count > (screen < LOW ? FEW : MANY) ? 0.34 : 0.26;
  return screen * Math.min(most, part * (large ? 1.15 : 1));
}

function spread(count: number, rows: number): number[] {
  const base = Math.floor(count / rows);
  return Array.from({ length: rows }, (_, i) => base + (i < count % rows ? 1 : 0)).filter(Boolean);
}
