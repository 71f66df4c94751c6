// A record in the fragment of a link, so that a position can be handed on with its match.
const FORMAT = 'deflate-raw';
const KEY = 'record';
/** Programs that pass links on cut much longer ones. */
export const MOST_LETTERS = 12_000;
const MOST_BYTES = 512 * 1024;

/** The record for a fragment; null where it would be too long for a link. */
export async function packRecord(text: string): Promise<string | null> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream(FORMAT), MOST_BYTES);
  if (packed === null || packed.length * 1.4 > MOST_LETTERS) return null;
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return `${KEY}=${btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** The record of a fragment; null where there is none, '' where it is damaged. */
export async function recordIn(fragment: string): Promise<string | null> {
  const given = new URLSearchParams(fragment.replace(/^#/, '')).get(KEY);
  if (given === null) return null;
  try {
    const letters = atob(given.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const found = await through(bytes, new DecompressionStream(FORMAT), MOST_BYTES);
    return found === null ? '' : new TextDecoder('utf-8', { fatal: true }).decode(found);
  } catch {
    return '';
  }
}

/** Bytes through a stream that packs or unpacks them; null where it is more than allowed. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const found: number[] = [];
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (found.length + next.value.length > most) return null;
    for (const byte of next.value) found.push(byte);
  }
  return Uint8Array.from(found);
}
