import { foldText } from '@replysmith/contract';

/** Shorter words say too little to search for. */
const shortest = 4;
const longestRead = 5_000;

/** The words that begin with a term and go on, those of the most texts first, in small letters. */
export function wordsGoingOn(contents: readonly string[], term: string): string[] {
  const texts = new Map<string, { word: string; count: number }>();
  for (const content of contents) {
    const written = content.slice(0, longestRead).replace(/\{\{[^{}]*\}\}/gu, ' ');
    const inThis = new Map<string, string>();
    for (const [word] of written.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)) {
      const folded = foldText(word);
      if (word.length >= shortest && folded.length > term.length && folded.startsWith(term)) {
        inThis.set(folded, word.toLowerCase());
      }
    }
    for (const [folded, word] of inThis) {
      texts.set(folded, { word, count: (texts.get(folded)?.count ?? 0) + 1 });
    }
  }
  return [...texts.values()].sort((a, b) => b.count - a.count).map(({ word }) => word);
}
