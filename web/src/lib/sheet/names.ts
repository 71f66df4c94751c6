/** Letters as people count them; the same as at the server's tables. */
export const MOST_LETTERS = 24;
const MOST_CODE_POINTS = 96;
const MOST_INPUT = 2000;

const BLANK_LETTERS = /[\u115f\u1160\u3164\uffa0\u2800\u034f]/gu;
const UNSEEN = /(?![\u200c\u200d\t\n\r\v\f])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;
/** A non-joiner that is not between two letters, and a joiner that is not between two pictures. */
const LOOSE = /(?<![\p{L}\p{M}])\u200c|\u200c(?!\p{L})|(?<![\p{So}\p{Sk}\p{Mn}])\u200d|\u200d(?!\p{So})/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name in the server's normal form (`barg.tables.names`); empty when nothing visible is left. */
export function normaliseName(text: string): string {
  const clean = text.slice(0, MOST_INPUT).normalize('NFC').replace(UNSEEN, '').replace(BLANK_LETTERS, '');
  const joined = clean.trim().replace(/\s+/gu, ' ').replace(LOOSE, '');
  const letters = Array.from(new Intl.Segmenter().segment(joined), ({ segment }) => segment);
  let name = '';
  for (const letter of letters.slice(0, MOST_LETTERS)) {
    if ([...name, ...letter].length > MOST_CODE_POINTS) break;
    name += letter;
  }
  name = name.trim();
  return VISIBLE.test(name) ? name : '';
}
