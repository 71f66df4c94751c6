export type Piece = { kind: 'text' | 'strong'; text: string } | { kind: 'cards'; cards: string[] };

const MARK = /\*\*(.+?)\*\*|\[([2-9TJQKAX][SHDCXBR](?: [2-9TJQKAX][SHDCXBR])*)\]/g;

/** A paragraph cut into plain text, what is stressed, and cards. */
export function pieces(paragraph: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of paragraph.matchAll(MARK)) {
    if (match.index > from) found.push({ kind: 'text', text: paragraph.slice(from, match.index) });
    if (match[1]) found.push({ kind: 'strong', text: match[1] });
    else found.push({ kind: 'cards', cards: (match[2] ?? '').split(' ') });
    from = match.index + match[0].length;
  }
  if (from < paragraph.length) found.push({ kind: 'text', text: paragraph.slice(from) });
  return found;
}

export const paragraphs = (text: string) => text.split('\n\n').map((one) => one.trim()).filter(Boolean);

/** The text as it is spoken: cards by their names, no marks. */
export const spoken = (text: string, name: (card: string) => string, comma: string) =>
  paragraphs(text)
    .flatMap((paragraph) => pieces(paragraph))
    .map((piece) => (piece.kind === 'cards' ? piece.cards.map(name).join(comma) : piece.text))
    .join('');
