import type { TransitionConfig } from 'svelte/transition';
import type { Edge } from '../seats';
import { settings } from '../settings.svelte';

/** Places are physical sides of the screen, so the ways are the same in both directions of text. */
const WAYS: Record<Edge, readonly [number, number]> = {
  bottom: [0, 1],
  right: [1, 0],
  top: [0, -1],
  left: [-1, 0],
};
const ARRIVE_MS = 200;
const LEAVE_MS = 230;

const ease = (t: number) => 1 - (1 - t) ** 3;

/** A card comes from its player's place. */
export function arrive(_node: Element, { from }: { from: Edge }): TransitionConfig {
  const [x, y] = WAYS[from];
  return {
    duration: settings.lessMotion ? 0 : ARRIVE_MS * settings.pace,
    easing: ease,
    css: (t, u) => `transform: translate(${x * u * 150}%, ${y * u * 120}%); opacity: ${0.3 + 0.7 * t}`,
  };
}

/** The trick goes to its winner's place. */
export function leave(_node: Element, { to }: { to: Edge | null }): TransitionConfig {
  const [x, y] = to ? WAYS[to] : [0, 0];
  return {
    duration: settings.lessMotion || to === null ? 0 : LEAVE_MS * settings.pace,
    css: (t, u) =>
      `transform: translate(${x * u * 240}%, ${y * u * 190}%) scale(${1 - 0.4 * u}); opacity: ${t}`,
  };
}
