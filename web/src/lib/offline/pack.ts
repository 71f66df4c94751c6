/** What play without a network needs, as `pack.json` of the server lists it. */
export interface Pack {
  version: string;
  /** The folder of Pyodide. */
  python: string;
  /** The archive of the rules and the bots. */
  pack: string;
  files: PackFile[];
}

export interface PackFile {
  path: string;
  bytes: number;
  /** So many bytes cross the wire, where the browser reads what is compressed. */
  sent: number;
}

/** `missing`: this server has none. `full`: the device keeps no more. `closed`: it keeps nothing. */
export type PackProblem = 'unreachable' | 'missing' | 'full' | 'closed';

export class PackError extends Error {
  constructor(readonly problem: PackProblem) {
    super(problem);
  }
}

/** The same name is in vite.config.ts: the service worker answers out of this cache. */
const CACHE = 'barg-offline';
const LIST = '/offline/pack.json';

export const sizeOf = (files: readonly PackFile[]) => files.reduce((sum, file) => sum + file.sent, 0);

/** The pack that the server has now. */
export async function offeredPack(signal?: AbortSignal): Promise<Pack> {
  const response = await get(LIST, signal);
  // Anything else is a page of somebody in between.
  const found = (await response.json().catch(() => null)) as Partial<Pack> | null;
  if (!found?.python || !found.pack || !Array.isArray(found.files)) throw new PackError('missing');
  return found as Pack;
}

/** The pack that this device keeps whole, or null. */
export async function keptPack(): Promise<Pack | null> {
  try {
    const cache = await caches.open(CACHE);
    const list = await cache.match(LIST);
    const pack = list && ((await list.json()) as Pack);
    return pack && (await missingFrom(cache, pack)).length === 0 ? pack : null;
  } catch {
    return null; // closed to us, or no list
  }
}

/** The pack to play with: the one that is kept, or else the server's. */
export const packToUse = async () => (await keptPack()) ?? (await offeredPack());

/** So many bytes have to be fetched to keep it. */
export async function toFetch(pack: Pack): Promise<number> {
  if (!canKeep()) return sizeOf(pack.files);
  return sizeOf(await missingFrom(await caches.open(CACHE), pack));
}

/** Whether pages of this address may keep anything: only those of https and of this machine. */
export const canKeep = () => 'caches' in globalThis && 'serviceWorker' in navigator;

/** Fetches what is missing; the list comes last, so that half a pack is none. */
export async function keepPack(pack: Pack, progress: (share: number) => void, signal?: AbortSignal) {
  if (!canKeep()) throw new PackError('closed');
  const cache = await caches.open(CACHE).catch(() => {
    throw new PackError('closed');
  });
  const files = await missingFrom(cache, pack);
  const total = sizeOf(files) || 1;
  let done = 0;
  for (const file of files) {
    const response = await fetched(file, (share) => progress((done + share * file.sent) / total), signal);
    await put(cache, file.path, response);
    done += file.sent;
  }
  await put(cache, LIST, new Response(JSON.stringify(pack)));
  await forgetOthers(cache, pack);
  await navigator.storage?.persist?.();
}

/** Gives the space back. */
export const dropPack = () => caches.delete(CACHE);

async function missingFrom(cache: Cache, pack: Pack): Promise<PackFile[]> {
  const found = await Promise.all(pack.files.map(({ path }) => cache.match(path)));
  return pack.files.filter((_, i) => !found[i]);
}

async function forgetOthers(cache: Cache, pack: Pack) {
  const wanted = new Set([LIST, ...pack.files.map(({ path }) => path)]);
  for (const request of await cache.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

async function put(cache: Cache, path: string, response: Response) {
  try {
    await cache.put(path, response);
  } catch {
    throw new PackError('full');
  }
}

async function get(path: string, signal?: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { cache: 'no-cache', ...(signal && { signal }) });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new PackError('unreachable');
  }
  if (!response.ok) throw new PackError(response.status >= 500 ? 'unreachable' : 'missing');
  return response;
}

/** A file as a response of its own, read piece by piece so that the progress can be told. */
async function fetched(file: PackFile, progress: (share: number) => void, signal?: AbortSignal): Promise<Response> {
  const response = await get(file.path, signal);
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let read = 0;
  try {
    const reader = response.body!.getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      pieces.push(piece.value);
      read += piece.value.length;
      progress(Math.min(1, read / file.bytes));
    }
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new PackError('unreachable');
  }
  if (read !== file.bytes) throw new PackError('unreachable'); // cut off, or another file
  return new Response(new Blob(pieces), { headers: { 'content-type': type } });
}
