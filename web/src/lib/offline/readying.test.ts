import { beforeEach, expect, it, vi } from 'vitest';
import * as packs from './pack';
import { Readying } from './readying.svelte';

vi.mock('./pack', async (original) => ({
  ...(await original<typeof packs>()),
  canKeep: vi.fn(() => true),
  dropPack: vi.fn(async () => true),
  keepPack: vi.fn(async () => {}),
  keptPack: vi.fn(async () => null),
  offeredPack: vi.fn(),
  toFetch: vi.fn(async () => 0),
}));

const pack: packs.Pack = { version: '1', python: '/p/', pack: '/b.zip', files: [{ path: '/b.zip', bytes: 9, sent: 5 }] };
const mocked = vi.mocked(packs);
let readying: Readying;

beforeEach(() => {
  vi.clearAllMocks();
  mocked.keptPack.mockResolvedValue(null);
  mocked.offeredPack.mockResolvedValue(pack);
  mocked.toFetch.mockResolvedValue(0);
  mocked.canKeep.mockReturnValue(true);
  readying = new Readying();
});

it('fetches only when it is asked to', async () => {
  await readying.look();
  expect([readying.stage, readying.size]).toEqual(['open', 5]);
  expect(mocked.keepPack).not.toHaveBeenCalled();
  await readying.fetch();
  expect(readying.stage).toBe('kept');
});

it('plays on with what is kept while the network is away', async () => {
  mocked.keptPack.mockResolvedValue(pack);
  mocked.offeredPack.mockRejectedValue(new packs.PackError('unreachable'));
  await readying.look();
  expect([readying.stage, readying.problem, readying.size]).toEqual(['kept', null, 5]);
});

it('renews what is kept where the server has something newer, and minds no failure', async () => {
  mocked.keptPack.mockResolvedValue(pack);
  mocked.toFetch.mockResolvedValue(5);
  mocked.keepPack.mockRejectedValueOnce(new packs.PackError('full'));
  await readying.look();
  expect(mocked.keepPack).toHaveBeenCalledOnce();
  expect([readying.stage, readying.problem]).toEqual(['kept', null]);
});

it('tells what went wrong, and tries again', async () => {
  mocked.keepPack.mockRejectedValueOnce(new packs.PackError('full'));
  await readying.look();
  await readying.fetch();
  expect([readying.stage, readying.problem]).toEqual(['failed', 'full']);
  await readying.look();
  expect([readying.stage, readying.problem]).toEqual(['open', null]);
});

it('stops when it is told to', async () => {
  mocked.keepPack.mockImplementationOnce(
    (_, __, signal) => new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason))),
  );
  await readying.look();
  const fetching = readying.fetch();
  expect(readying.stage).toBe('fetching');
  await vi.waitFor(() => expect(mocked.keepPack).toHaveBeenCalled());
  readying.stop();
  await fetching;
  expect([readying.stage, readying.problem]).toEqual(['open', null]);
});

it('lets a device play that keeps nothing', async () => {
  mocked.canKeep.mockReturnValue(false);
  await readying.look();
  expect(readying.stage).toBe('closed');
});
