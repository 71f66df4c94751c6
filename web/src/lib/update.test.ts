import { beforeEach, expect, it, vi } from 'vitest';

const worker = vi.hoisted(() => ({ ready: () => {}, taken: 0 }));

vi.mock('virtual:pwa-register', () => ({
  registerSW: ({ onNeedRefresh }: { onNeedRefresh: () => void }) => {
    worker.ready = onNeedRefresh;
    return async () => void worker.taken++;
  },
}));
vi.stubGlobal('navigator', { serviceWorker: {} });

const { updates } = await import('./update.svelte');

beforeEach(() => {
  worker.taken = 0;
  updates.start();
});

it('case 46: a new version is neither offered nor taken in the middle of a deal', () => {
  updates.held = true;
  worker.ready();
  expect(updates.offered).toBe(false);
  updates.take();
  expect(worker.taken).toBe(0);
  updates.held = false;
  expect(updates.offered).toBe(true);
  updates.take();
  expect(worker.taken).toBe(1);
});
