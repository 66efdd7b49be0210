import { foldText } from '@replysmith/contract';
import { settingsIndex, type SettingId } from './settings-index.ts';

type Found = (typeof settingsIndex)[SettingId] & { readonly id: SettingId };

const entries = Object.entries(settingsIndex).map(([id, entry]) => ({
  ...entry,
  id: id as SettingId,
})) satisfies Found[];

/** The settings that every word of the search fits the beginning of a word of; by label first. */
export function findSettings(search: string): Found[] {
  const asked = wordsOf(search);
  if (asked.length === 0) return [];
  const found = entries.filter(({ label, words, section }) =>
    isIn(asked, `${label} ${words} ${section}`),
  );
  return found.sort((a, b) => Number(isIn(asked, b.label)) - Number(isIn(asked, a.label)));
}

function isIn(asked: readonly string[], text: string): boolean {
  const words = wordsOf(text);
  return asked.every((part) => words.some((word) => word.startsWith(part)));
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
