// Writes `x.br` beside files, for a server that serves them as they are: node scripts/compress.js FILE …
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

export const BEST = 11;
/** For megabytes: a sixth of a second for each, where the best takes five. */
const QUICK = 7;

export function writeBrotli(file, quality) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const file of process.argv.slice(2)) writeBrotli(file, QUICK);
}
