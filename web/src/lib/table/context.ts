import { getContext, setContext } from 'svelte';
import type { RummyTable, ShelemTable, ShitheadTable } from './games';
import type { TableSource } from './store.svelte';

const KEY = Symbol('table');

export const provideTable = (source: TableSource) => setContext(KEY, source);
export const useTable = () => getContext<TableSource>(KEY);

/** A table whose game is known. */
export type Source<View> = Omit<TableSource, 'view'> & { readonly view: View | null };

/** The table for what is drawn at tables of one game only. */
export const useShelem = () => getContext<Source<ShelemTable>>(KEY);
export const useShithead = () => getContext<Source<ShitheadTable>>(KEY);
export const useRummy = () => getContext<Source<RummyTable>>(KEY);
