import type { Pass } from './pass.ts';
import { addAsk } from './passes/add-ask.ts';
import { addClose } from './passes/add-close.ts';
import { addNoticedFact } from './passes/add-noticed-fact.ts';
import { breakBlock } from './passes/break-block.ts';
import { calmShouting } from './passes/calm-shouting.ts';
import { cutBoasts } from './passes/cut-boasts.ts';
import { cutFiller } from './passes/cut-filler.ts';
import { cutGuilt } from './passes/cut-guilt.ts';
import { cutPraise } from './passes/cut-praise.ts';
import { dropExtraAsks } from './passes/drop-extra-asks.ts';
import { fixGreeting } from './passes/fix-greeting.ts';
import { fixSubject } from './passes/fix-subject.ts';
import { nameTheService } from './passes/name-the-service.ts';
import { renewBump } from './passes/renew-bump.ts';
import { settleAsk } from './passes/settle-ask.ts';
import { shortenWordy } from './passes/shorten-wordy.ts';
import { speakForYourself } from './passes/speak-for-yourself.ts';
import { splitLongSentences } from './passes/split-long-sentences.ts';
import { trimChain } from './passes/trim-chain.ts';
import { unstackHedges } from './passes/unstack-hedges.ts';
import { usePlainWords } from './passes/use-plain-words.ts';

/** What would embarrass the writer of any email, however good. */
export const repairs: readonly Pass[] = [fixSubject, fixGreeting, calmShouting];

/** The rest, whole sentences first, so that no word is mended in a sentence that goes. */
export const polish: readonly Pass[] = [
  renewBump,
  cutFiller,
  cutGuilt,
  settleAsk,
  dropExtraAsks,
  trimChain,
  cutBoasts,
  nameTheService,
  cutPraise,
  splitLongSentences,
  unstackHedges,
  shortenWordy,
  usePlainWords,
  speakForYourself,
  addNoticedFact,
  addAsk,
  breakBlock,
  addClose,
];
