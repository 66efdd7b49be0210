import { placeholderWords } from '../../lexicon/layout/placeholder-words.ts';

const identifier = /^(?:\p{L}+(?:[_.]\p{L}+)+|\p{Ll}+(?:\p{Lu}\p{Ll}+)+)$/u;

/** Whether a name is made of nothing but words for what goes into a gap: "first_name", "Company name". */
export function isField(name: string): boolean {
  const words = wordsOfField(name);
  return words.length > 0 && words.every((word) => placeholderWords.has(word));
}

/** Whether one of its words is such a word and none asks the writer to fill it in. */
export function namesAField(name: string): boolean {
  const words = wordsOfField(name);
  return !words.includes('fill') && words.some((word) => placeholderWords.has(word));
}

/** How many of the words, read from the bracket on, belong to the field: "first name" of "first name I saw". */
export function fieldLength(words: readonly string[]): number {
  if (identifier.test(words[0] ?? '')) return 1;
  const end = words.findIndex((word) => !isField(word));
  return end === -1 ? words.length : end;
}

/** "FirstName" and "first_name" are two words. */
function wordsOfField(name: string): string[] {
  return name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
}
