import type { Word } from '../email.ts';

/** Phrases by their first word. `_` in a phrase stands for any one word; hyphens count as spaces. */
export type PhraseBook = ReadonlyMap<string, readonly (readonly string[])[]>;

export type PhraseHit = { readonly start: number; readonly end: number; readonly phrase: string };

type Part = { readonly key: string; readonly opens: Word | null; readonly closes: Word | null };

export function phraseBook(phrases: readonly string[]): PhraseBook {
  const book = new Map<string, string[][]>();
  for (const phrase of phrases) {
    const tokens = phrase.split(/[ -]/u);
    const first = tokens[0] ?? '';
    const alike = book.get(first);
    if (alike) alike.push(tokens);
    else book.set(first, [tokens]);
  }
  for (const list of book.values()) list.sort((one, other) => other.length - one.length);
  return book;
}

/** Every phrase in the words, longest first at each place, never overlapping, made of whole words. */
export function findPhrases(words: readonly Word[], book: PhraseBook): PhraseHit[] {
  const parts = partsIn(words);
  const hits: PhraseHit[] = [];
  let at = 0;
  while (at < parts.length) {
    const tokens = longestAt(parts, at, book);
    const first = parts[at]?.opens;
    const last = tokens && parts[at + tokens.length - 1]?.closes;
    if (tokens && first && last) {
      hits.push({ start: first.start, end: last.end, phrase: tokens.join(' ') });
    }
    at += tokens?.length ?? 1;
  }
  return hits;
}

export function hasPhrase(words: readonly Word[], book: PhraseBook): boolean {
  const parts = partsIn(words);
  return parts.some((_, at) => longestAt(parts, at, book) !== undefined);
}

/** A sentence is searched for many lists; it is taken apart once. */
const known = new WeakMap<readonly Word[], readonly Part[]>();

function partsIn(words: readonly Word[]): readonly Part[] {
  if (words.length === 0) return [];
  const before = known.get(words);
  if (before) return before;
  const parts = words.flatMap(partsOf);
  known.set(words, parts);
  return parts;
}

function partsOf(word: Word): Part[] {
  if (!word.key.includes('-')) return [{ key: word.key, opens: word, closes: word }];
  const keys = word.key.split('-');
  return keys.map((key, at) => ({
    key,
    opens: at === 0 ? word : null,
    closes: at === keys.length - 1 ? word : null,
  }));
}

function longestAt(parts: readonly Part[], at: number, book: PhraseBook) {
  const part = parts[at];
  if (!part?.opens) return undefined;
  return book
    .get(part.key)
    ?.find(
      (tokens) =>
        parts[at + tokens.length - 1]?.closes &&
        tokens.every((token, offset) => token === '_' || token === parts[at + offset]?.key),
    );
}
