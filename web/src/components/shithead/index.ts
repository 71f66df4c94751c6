/** What a table of Shithead is made of, loaded when one is opened. */
export { default as Play } from './ShitheadScreen.svelte';
export { default as ScoreSheet } from './ShitheadSheet.svelte';
export { default as Shortcuts } from './ShitheadKeys.svelte';
