// A whole sheet in the fragment of a link: the server never sees it.
import { checkSheet, SheetError } from './check';
import { newId } from './edit';
import { parseJson, sheetText } from './files';
import type { Sheet } from './types';

const PATH = '/sheet/shared';
/** The first letter of a fragment says how the rest is written. */
const DEFLATED = '1';
const FORMAT = 'deflate-raw';
const MOST_LETTERS = 200_000;
const MOST_BYTES = 1_000_000;

export class LinkError extends Error {}

export async function linkOf(sheet: Sheet): Promise<string> {
  const bytes = new TextEncoder().encode(sheetText(sheet));
  const packed = await collect(stream(bytes).pipeThrough(new CompressionStream(FORMAT)), Infinity);
  return `${PATH}#${DEFLATED}${base64(packed)}`;
}

/** The sheet of a link, under a new id. */
export async function sheetOfFragment(fragment: string): Promise<Sheet> {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(DEFLATED) || text.length > MOST_LETTERS) throw new LinkError('no sheet in the link');
  try {
    const packed = bytesOf(text.slice(1));
    const bytes = await collect(stream(packed).pipeThrough(new DecompressionStream(FORMAT)), MOST_BYTES);
    return checkSheet(parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes)), newId());
  } catch (error) {
    if (error instanceof SheetError && error.field !== 'json') throw error;
    throw new LinkError('the link is damaged', { cause: error });
  }
}

/** The fragment of a pasted link, whatever stands before it. */
export const fragmentOf = (text: string) => /\/sheet\/shared#(\S+)/.exec(text)?.[1] ?? '';

const stream = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream();

async function collect(readable: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = readable.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) throw new LinkError('more than a sheet');
    parts.push(next.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function base64(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
