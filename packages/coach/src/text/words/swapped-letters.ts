import { oftenTyped } from '../../lexicon/words/often-typed.ts';

/** Every word that is an often typed one with two neighbouring letters swapped, and the one that was meant. */
export const swappedLetters: ReadonlyMap<string, string> = new Map(
  oftenTyped
    .flatMap((word) => swapsOf(word).map((slip) => [slip, word] as const))
    .filter(([slip]) => !oftenTyped.includes(slip)),
);

function swapsOf(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  ).filter((slip) => slip !== word);
}
