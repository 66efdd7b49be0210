import type { Word } from './email.ts';

/** Phrases by their first word. `_` in a phrase stands for any one word. */
export type PhraseBook = ReadonlyMap<string, readonly (readonly string[])[]>;

export type PhraseHit = { readonly start: number; readonly end: number; readonly phrase: string };

/** "state of the art" also answers to "state-of-the-art". */
export function phraseBook(phrases: readonly string[]): PhraseBook {
  const book = new Map<string, string[][]>();
  const add = (tokens: string[]) => {
    const first = tokens[0] ?? '';
    const known = book.get(first);
    if (known) known.push(tokens);
    else book.set(first, [tokens]);
  };
  for (const phrase of phrases) {
    const tokens = phrase.split(' ');
    add(tokens);
    if (tokens.length > 1 && !tokens.includes('_')) add([tokens.join('-')]);
  }
  for (const list of book.values()) list.sort((one, other) => other.length - one.length);
  return book;
}

/** Every phrase in the words, longest first at each place, never overlapping. */
export function findPhrases(words: readonly Word[], book: PhraseBook): PhraseHit[] {
  const hits: PhraseHit[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const tokens = longestAt(words, at, book);
    if (!tokens) continue;
    const first = words[at];
    const last = words[at + tokens.length - 1];
    if (!first || !last) continue;
    hits.push({ start: first.start, end: last.end, phrase: tokens.join(' ') });
    at += tokens.length - 1;
  }
  return hits;
}

export function hasPhrase(words: readonly Word[], book: PhraseBook): boolean {
  return words.some((_, at) => longestAt(words, at, book) !== undefined);
}

function longestAt(words: readonly Word[], at: number, book: PhraseBook) {
  const candidates = book.get(words[at]?.key ?? '');
  return candidates?.find((tokens) =>
    tokens.every((token, offset) => {
      const word = words[at + offset];
      return word !== undefined && (token === '_' || token === word.key);
    }),
  );
}
