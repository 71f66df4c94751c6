import type { GameName, Index, Lesson, RulesPage, Word } from './types';

const LESSONS: Record<GameName, () => Promise<{ default: unknown }>> = {
  shelem: () => import('../../lessons/shelem.json'),
  rummy: () => import('../../lessons/rummy.json'),
  shithead: () => import('../../lessons/shithead.json'),
};

const RULES: Record<GameName, () => Promise<{ default: unknown }>> = {
  shelem: () => import('../../lessons/rules-shelem.json'),
  rummy: () => import('../../lessons/rules-rummy.json'),
  shithead: () => import('../../lessons/rules-shithead.json'),
};

// The files are made by `tools/lessons.py`, whose form is that of the types.
export const loadIndex = async () => (await import('../../lessons/index.json')).default as unknown as Index;

export const loadLessons = async (game: GameName) =>
  ((await LESSONS[game]()).default as { lessons: Lesson[] }).lessons;

export const loadWords = async () =>
  ((await import('../../lessons/glossary.json')).default as unknown as { words: Word[] }).words;

export const loadRules = async (game: GameName) => (await RULES[game]()).default as RulesPage;
