import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPack, keptPack, offeredPack, toFetch, type Pack } from './pack';

class FakeCache {
  readonly kept = new Map<string, Response>();
  full = false;
  match = async (path: string) => this.kept.get(path)?.clone();
  put = async (path: string, response: Response) => {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.kept.set(path, response);
  };
  keys = async () => [...this.kept.keys()].map((path) => ({ url: `https://barg.test${path}` }));
  delete = async (request: { url: string }) => this.kept.delete(new URL(request.url).pathname);
}

const pack: Pack = {
  version: '1',
  python: '/offline/assets/python/',
  pack: '/offline/assets/barg-1.zip',
  files: [
    { path: '/offline/assets/python/a.wasm', bytes: 4, sent: 30 },
    { path: '/offline/assets/barg-1.zip', bytes: 2, sent: 10 },
  ],
};
let cache: FakeCache;
let served: Record<string, string>;

beforeEach(() => {
  cache = new FakeCache();
  served = { '/offline/pack.json': JSON.stringify(pack), [pack.files[0]!.path]: 'wasm', [pack.files[1]!.path]: 'go' };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('navigator', { serviceWorker: {} });
  vi.stubGlobal('fetch', async (path: string) => {
    if (!(path in served)) throw new TypeError('no network');
    return served[path] === '' ? new Response('', { status: 404 }) : new Response(served[path]);
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('keeps every file and tells how far it is', async () => {
  const shares: number[] = [];
  expect(await keptPack()).toBeNull();
  expect(await toFetch(pack)).toBe(40);
  await keepPack(await offeredPack(), (share) => shares.push(share));
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(await keptPack()).toEqual(pack);
  expect(await toFetch(pack)).toBe(0);
});

it('fetches only what has changed, and forgets what nobody needs', async () => {
  await keepPack(pack, () => {});
  const newer = { ...pack, files: [pack.files[0]!, { path: '/offline/assets/barg-2.zip', bytes: 3, sent: 12 }] };
  served = { '/offline/assets/barg-2.zip': 'new' };
  expect(await toFetch(newer)).toBe(12);
  await keepPack(newer, () => {});
  expect(await keptPack()).toEqual(newer);
  expect(cache.kept.has('/offline/assets/barg-1.zip')).toBe(false);
});

it('has no pack while a file is missing or cut off', async () => {
  served['/offline/assets/barg-1.zip'] = 'g';
  await expect(keepPack(pack, () => {})).rejects.toMatchObject({ problem: 'unreachable' });
  expect(await keptPack()).toBeNull();
  expect(await toFetch(pack)).toBe(10);
});

it('tells why nothing was kept', async () => {
  cache.full = true;
  await expect(keepPack(pack, () => {})).rejects.toMatchObject({ problem: 'full' });
  served = {};
  await expect(offeredPack()).rejects.toMatchObject({ problem: 'unreachable' });
  served = { '/offline/pack.json': '' };
  await expect(offeredPack()).rejects.toMatchObject({ problem: 'missing' });
  served = { '/offline/pack.json': '<!doctype html>' };
  await expect(offeredPack()).rejects.toMatchObject({ problem: 'missing' });
  served = { '/offline/pack.json': '[]' };
  await expect(offeredPack()).rejects.toMatchObject({ problem: 'missing' });
  vi.stubGlobal('navigator', {});
  await expect(keepPack(pack, () => {})).rejects.toMatchObject({ problem: 'closed' });
});
