import { placesOfTerms, type HelpItem } from '@replysmith/help';

const ends = /(?<=[.!?:]) /u;

/** How near a hit is: 2 in the title, 1 in the text, 0 when only its topic speaks of it. */
export function hitOf(item: HelpItem, terms: readonly string[]): 0 | 1 | 2 {
  if (holds(item.title, terms)) return 2;
  return textsOf(item).some((text) => holds(text, terms)) ? 1 : 0;
}

/** The sentence of an item with the most hits; the first of all where only its title has any. */
export function lineOf(item: HelpItem, terms: readonly string[]): string {
  const sentences = textsOf(item).flatMap((text) => text.split(ends));
  const hits = sentences.map((sentence) => placesOfTerms(sentence, terms).length);
  return sentences[hits.indexOf(Math.max(...hits))] ?? '';
}

function textsOf({ description, steps, example }: HelpItem): string[] {
  return [...description.split('\n\n'), ...steps, ...(example === null ? [] : [example])];
}

function holds(text: string, terms: readonly string[]): boolean {
  return placesOfTerms(text, terms).length > 0;
}
