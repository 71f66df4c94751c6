import { expect, it } from 'vitest';
import { parseRoute } from './router.svelte';

it.each([
  ['/', { page: 'home' }],
  ['/new', { page: 'new' }],
  ['/about', { page: 'about' }],
  ['/learn', { page: 'learn', game: '', lesson: '' }],
  ['/learn/shelem', { page: 'learn', game: 'shelem', lesson: '' }],
  ['/learn/shelem/words', { page: 'learn', game: 'shelem', lesson: 'words' }],
  ['/learn/a/b/c', { page: 'missing' }],
  ['/t/ns2LHsB_j_kXfGE-', { page: 'table', id: 'ns2LHsB_j_kXfGE-' }],
  ['/sheet', { page: 'sheet', part: '' }],
  ['/offline', { page: 'offline', part: '' }],
  ['/offline/Xy_-1', { page: 'offline', part: 'Xy_-1' }],
  ['/sheet/new', { page: 'sheet', part: 'new' }],
  ['/sheet/a/b', { page: 'missing' }],
  ['/t', { page: 'missing' }],
  ['/t/a/b', { page: 'missing' }],
  ['/wherever', { page: 'missing' }],
])('%s', (path, route) => expect(parseRoute(path)).toEqual(route));
