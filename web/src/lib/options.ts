import { digits, num } from './numbers';
import { m } from './paraglide/messages';
import type { OptionInfo } from './protocol';
import { tableCells } from './rules-link';
import { settings } from './settings.svelte';

export type OptionValue = number | boolean | string | null;

const FEW = 6;

/** The values of a number that is chosen, not typed, because there are only a few. */
export function fewValues(option: OptionInfo): number[] | null {
  if (option.kind !== 'int') return null;
  const count = Math.floor((option.high - option.low) / option.step) + 1;
  return count > FEW ? null : Array.from({ length: count }, (_, i) => option.low + i * option.step);
}

/** What it means to leave an option empty. */
export const offText = (option: OptionInfo) => digits(option.off?.[settings.locale] ?? m.off());

/** A value of an option, as people read it. */
export function valueText(option: OptionInfo, value: OptionValue): string {
  if (value === null) return offText(option);
  if (typeof value === 'boolean') return value ? m.yes() : m.no();
  if (typeof value === 'number') return value === 0 && fewValues(option) ? m.none() : num(value);
  if (option.kind === 'table') return tableInWords(option, value);
  return choiceText(option, value);
}

function choiceText(option: OptionInfo, value: string): string {
  const choice = option.choices.find((one) => one.value === value);
  return digits(choice?.label[settings.locale] ?? value);
}

function tableInWords(option: OptionInfo, value: string): string {
  const lines = [...tableCells(value)].map(([row, choice]) => `${digits(row)}: ${choiceText(option, choice)}`);
  return lines.join(m.list_semicolon()) || m.none();
}
