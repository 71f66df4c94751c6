import type { GameName, Index, Lesson, Word } from './types';

const LESSONS: Record<GameName, () => Promise<{ default: unknown }>> = {
  shelem: () => import('../../lessons/shelem.json'),
  rummy: () => import('../../lessons/rummy.json'),
  shithead: () => import('../../lessons/shithead.json'),
};

// The files are made by `tools/lessons.py`, whose form is that of the types.
export const loadIndex = async () => (await import('../../lessons/index.json')).default as unknown as Index;

export const loadLessons = async (game: GameName) =>
  ((await LESSONS[game]()).default as { lessons: Lesson[] }).lessons;

export const loadWords = async () =>
  ((await import('../../lessons/glossary.json')).default as unknown as { words: Word[] }).words;
