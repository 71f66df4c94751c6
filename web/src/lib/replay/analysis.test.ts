import { expect, it, vi } from 'vitest';
import { api } from '../net/api';
import type { Analysis } from '../protocol';
import { AnalysisStore } from './analysis.svelte';
import { ReplayStore } from './store.svelte';

const told = (status: Analysis['status']): Analysis => ({ id: 'x', level: 'expert', status, place: 0, total: 9, done: 0, decisions: [] });

it('one that is stopped while the record is still checked is stopped once it has begun', async () => {
  let answer: (found: Analysis) => void = () => {};
  vi.spyOn(api, 'analyse').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const cancelled = vi.spyOn(api, 'cancelAnalysis').mockResolvedValue(told('cancelled'));
  const store = new AnalysisStore(new ReplayStore());
  const begun = store.begin('expert');
  await store.cancel();
  expect(cancelled).not.toHaveBeenCalled();
  answer(told('waiting'));
  await begun;
  expect(cancelled).toHaveBeenCalledWith('x');
  expect(store.running).toBe(false);
  store.close();
});
