import { getContext, setContext } from 'svelte';
import type { ShelemTable } from './games';
import type { TableSource } from './store.svelte';

const KEY = Symbol('table');

export const provideTable = (source: TableSource) => setContext(KEY, source);
export const useTable = () => getContext<TableSource>(KEY);

/** The table for what is drawn at tables of Shelem only. */
export const useShelem = () =>
  getContext<Omit<TableSource, 'view'> & { readonly view: ShelemTable | null }>(KEY);
