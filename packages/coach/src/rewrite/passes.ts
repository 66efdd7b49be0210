import type { RewriteOptions } from './manner.ts';
import type { Pass } from './pass.ts';
import { addAsk } from './passes/asks/add-ask.ts';
import { askFirst } from './passes/asks/ask-first.ts';
import { dropExtraAsks } from './passes/asks/drop-extra-asks.ts';
import { gatherRequests } from './passes/asks/gather-requests.ts';
import { sayAsQuestion } from './passes/asks/say-as-question.ts';
import { settleAsk } from './passes/asks/settle-ask.ts';
import { trimChain } from './passes/asks/trim-chain.ts';
import { cutBoasts } from './passes/cuts/cut-boasts.ts';
import { cutFiller } from './passes/cuts/cut-filler.ts';
import { cutGuilt } from './passes/cuts/cut-guilt.ts';
import { cutIntensifiers } from './passes/cuts/cut-intensifiers.ts';
import { cutIdle, cutLeast } from './passes/cuts/cut-least.ts';
import { shortenLists } from './passes/cuts/shorten-lists.ts';
import { cutPraise } from './passes/cuts/cut-praise.ts';
import { addClose } from './passes/layout/add-close.ts';
import { mendTags } from './passes/layout/mend-tags.ts';
import { setParagraphs } from './passes/layout/set-paragraphs.ts';
import { splitLongSentences } from './passes/layout/split-long-sentences.ts';
import { addNoticedFact } from './passes/opening/add-noticed-fact.ts';
import { fixGreeting } from './passes/opening/fix-greeting.ts';
import { fixSubject } from './passes/opening/fix-subject.ts';
import { renewBump } from './passes/opening/renew-bump.ts';
import { passesOfTone } from './passes/tone/passes-of-tone.ts';
import { calmCapitals } from './passes/words/calm-capitals.ts';
import { calmShouting } from './passes/words/calm-shouting.ts';
import { faceTheReader } from './passes/words/face-the-reader.ts';
import { mendSlips } from './passes/words/mend-slips.ts';
import { nameTheService } from './passes/words/name-the-service.ts';
import { shortenWordy } from './passes/words/shorten-wordy.ts';
import { speakForYourself } from './passes/words/speak-for-yourself.ts';
import { unstackHedges } from './passes/words/unstack-hedges.ts';
import { usePlainWords } from './passes/words/use-plain-words.ts';

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

/** Each puts a question; one of them is enough in a round. */
export const askers: readonly Pass[] = [gatherRequests, sayAsQuestion, settleAsk, askFirst, addAsk];

/** The rest, whole sentences first, so that no word is mended in a sentence that goes. */
const polish: readonly Pass[] = [
  renewBump,
  gatherRequests,
  sayAsQuestion,
  cutFiller,
  cutGuilt,
  cutLeast,
  shortenLists,
  settleAsk,
  askFirst,
  dropExtraAsks,
  trimChain,
  atOnce(cutBoasts, nameTheService, cutPraise),
  cutIntensifiers,
  splitLongSentences,
  atOnce(unstackHedges, shortenWordy, usePlainWords, speakForYourself, faceTheReader),
  addNoticedFact,
  addAsk,
  setParagraphs,
  addClose,
];

/** What changes no more than words, in the order of the full rewrite. */
const wordRepairs: readonly Pass[] = [mendTags, mendSlips, fixGreeting, calmCapitals, calmShouting];
const wordPolish: readonly Pass[] = [
  atOnce(cutBoasts, nameTheService, cutPraise),
  cutIntensifiers,
  atOnce(unstackHedges, shortenWordy, usePlainWords, speakForYourself, faceTheReader),
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
