import { getContext, setContext } from 'svelte';
import type { TableSource } from './store.svelte';

const KEY = Symbol('table');

export const provideTable = (source: TableSource) => setContext(KEY, source);
export const useTable = () => getContext<TableSource>(KEY);
