/** What a table of Rim is made of, loaded when one is opened. */
export { default as Play } from './RummyScreen.svelte';
export { default as ScoreSheet } from './RummySheet.svelte';
export { default as Shortcuts } from './RummyKeys.svelte';
