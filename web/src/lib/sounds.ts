import type { TableView } from './protocol';
import { settings } from './settings.svelte';

/** What can be heard: a card that is laid, the own turn, the end of a deal. */
export type Sound = 'card' | 'turn' | 'end';

const LOUDNESS = 0.12;
/** Tones of a sound: hertz, when it begins and how long it rings, in seconds. */
const TONES: Record<Exclude<Sound, 'card'>, readonly (readonly [number, number, number])[]> = {
  turn: [
    [660, 0, 0.12],
    [880, 0.09, 0.16],
  ],
  end: [
    [523, 0, 0.16],
    [659, 0.12, 0.16],
    [784, 0.24, 0.3],
  ],
};
const RUSTLE_SECONDS = 0.05;
const RUSTLE_HERTZ = 2400;

let context: AudioContext | null = null;

/** Browsers let a page be heard only after somebody has touched it. */
function audio(): AudioContext | null {
  if (!globalThis.navigator?.userActivation?.hasBeenActive || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** A gain that falls from the loudness to nothing. */
function fading(heard: AudioContext, at: number, seconds: number, loudness: number): GainNode {
  const gain = heard.createGain();
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  gain.connect(heard.destination);
  return gain;
}

function tone(heard: AudioContext, hertz: number, after: number, seconds: number) {
  const at = heard.currentTime + after;
  const source = heard.createOscillator();
  source.type = 'triangle';
  source.frequency.value = hertz;
  source.connect(fading(heard, at, seconds, LOUDNESS));
  source.start(at);
  source.stop(at + seconds);
}

/** A short rustle, as of a card on cloth. */
function rustle(heard: AudioContext) {
  const length = Math.ceil(heard.sampleRate * RUSTLE_SECONDS);
  const buffer = heard.createBuffer(1, length, heard.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = heard.createBufferSource();
  source.buffer = buffer;
  const filter = heard.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = RUSTLE_HERTZ;
  source.connect(filter).connect(fading(heard, heard.currentTime, RUSTLE_SECONDS, 2 * LOUDNESS));
  source.start();
}

/** Lets a sound be heard, if sounds are on. */
export function play(sound: Sound) {
  const heard = settings.audible ? audio() : null;
  if (!heard) return;
  if (sound === 'card') rustle(heard);
  else for (const [hertz, after, seconds] of TONES[sound]) tone(heard, hertz, after, seconds);
}

/** What is to be heard between two views of a table; nothing when only people came or went. */
export function soundOf(before: TableView, after: TableView): Sound | null {
  const [was, is] = [before.deal, after.deal];
  if (!is || (was?.number === is.number && was.turn === is.turn)) return null;
  if (is.result) return 'end';
  const mine = is.to_act !== null && is.to_act === after.seat;
  const wasMine = was?.number === is.number && was.to_act === after.seat;
  return mine && !wasMine ? 'turn' : 'card';
}
