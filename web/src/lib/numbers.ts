import { settings } from './settings.svelte';

const PERSIAN_ZERO = 0x06f0;
const ARABIC_ZERO = 0x0660;
/** Left-to-right isolate … pop: keeps a sign before its number inside Persian sentences. */
const LRI = '\u2066';
const FSI = '\u2068';
const PDI = '\u2069';

/** Digits of the language in use. */
export function digits(text: string): string {
  if (settings.locale !== 'fa') return text;
  return text.replace(/\d/g, (d) => String.fromCharCode(PERSIAN_ZERO + Number(d)));
}

export function num(value: number): string {
  return value < 0 ? `${LRI}−${digits(String(-value))}${PDI}` : digits(String(value));
}

export function signed(value: number): string {
  const sign = value < 0 ? '−' : value > 0 ? '+' : '';
  return `${LRI}${sign}${digits(String(Math.abs(value)))}${PDI}`;
}

/** A number with one place behind the point, with its sign where it is wanted. */
export function decimal(value: number, withSign = false): string {
  const rounded = Math.round(value * 10) / 10;
  const sign = rounded < 0 ? '−' : withSign && rounded > 0 ? '+' : '';
  const text = digits(Math.abs(rounded).toFixed(1));
  return `${LRI}${sign}${settings.locale === 'fa' ? text.replace('.', '٫') : text}${PDI}`;
}

/** A chance from 0 to 1 in per cent. */
export function percent(chance: number): string {
  return `${digits(String(Math.round(chance * 100)))}${settings.locale === 'fa' ? '٪' : '%'}`;
}

/** A whole number written with Latin, Persian or Arabic digits; null when it is none. */
export function parseNumber(text: string): number | null {
  const latin = text
    .trim()
    .replace(/[\u06f0-\u06f9]/g, (d) => String(d.charCodeAt(0) - PERSIAN_ZERO))
    .replace(/[\u0660-\u0669]/g, (d) => String(d.charCodeAt(0) - ARABIC_ZERO));
  return /^\d{1,7}$/.test(latin) ? Number(latin) : null;
}

/** A name or another text of unknown direction, for use inside a sentence. */
export function isolate(text: string): string {
  return `${FSI}${balanced(text)}${PDI}`;
}

/** With as many ends of isolates as beginnings, so that a name cannot end the isolate that it stands in. */
function balanced(text: string): string {
  let open = 0;
  let kept = '';
  for (const letter of text) {
    if (letter === PDI && open === 0) continue;
    if (letter === PDI) open--;
    else if (letter >= LRI && letter <= FSI) open++;
    kept += letter;
  }
  return kept + PDI.repeat(open);
}
