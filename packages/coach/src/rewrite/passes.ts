import type { Pass, RewriteOptions } from './edit.ts';
import { cutBoasts, cutGuilt, cutIntensifiers, cutPraise } from './passes/cuts.ts';
import { cutFiller, cutIdle, cutLeast, shortenLists } from './passes/shorten.ts';
import { mendTags, setParagraphs, splitLongSentences } from './passes/layout.ts';
import { fixGreeting, fixSubject } from './passes/opening.ts';
import { passesOfTone } from './passes/tone.ts';
import { calmCapitals, calmShouting } from './passes/capitals.ts';
import { mendSlips, shortenWordy, unstackHedges, usePlainWords } from './passes/words.ts';

/** Kinds of change that seldom stand in each other's way. */
function atOnce(...passes: readonly Pass[]): Pass {
  return (email, own) => passes.flatMap((pass) => pass(email, own));
}

/** What would embarrass the writer of any email, however good. */
const repairs: readonly Pass[] = [
  mendTags,
  mendSlips,
  fixSubject,
  fixGreeting,
  calmCapitals,
  calmShouting,
];

/** The rest, whole sentences first, so that no word is mended in a sentence that goes. */
const polish: readonly Pass[] = [
  cutFiller,
  cutGuilt,
  cutLeast,
  shortenLists,
  atOnce(cutBoasts, cutPraise),
  cutIntensifiers,
  splitLongSentences,
  atOnce(unstackHedges, shortenWordy, usePlainWords),
  setParagraphs,
];

/** What changes no more than words, in the order of the full rewrite. */
const wordRepairs: readonly Pass[] = [mendTags, mendSlips, fixGreeting, calmCapitals, calmShouting];
const wordPolish: readonly Pass[] = [
  atOnce(cutBoasts, cutPraise),
  cutIntensifiers,
  atOnce(unstackHedges, shortenWordy, usePlainWords),
];

type Passes = {
  readonly repairs: readonly Pass[];
  readonly polish: readonly Pass[];
  /** For what the writer likes: kept where nothing is lost by it, even in a good draft. */
  readonly wished: readonly Pass[];
  /** Worth it only where they win points. */
  readonly costly: ReadonlySet<Pass>;
};

const cuts: readonly Pass[] = [cutFiller, cutLeast, shortenLists];

export function passesOf({ manner = 'full', tone, length }: RewriteOptions): Passes {
  const wished = [...(length === 'short' ? [cutIdle] : []), ...(tone ? passesOfTone[tone] : [])];
  const costly = new Set([cutIntensifiers, ...(length === 'long' ? cuts : [])]);
  return manner === 'full'
    ? { repairs, polish, wished, costly }
    : { repairs: wordRepairs, polish: wordPolish, wished, costly };
}
