import { askCount } from './ask-count.ts';
import { askKind } from './ask-kind.ts';
import { bodyLength } from './body-length.ts';
import { close } from './close.ts';
import { concreteness } from './concreteness.ts';
import { deceptiveSubject } from './deceptive-subject.ts';
import { exclamationMarks } from './exclamation-marks.ts';
import { fakeReply } from './fake-reply.ts';
import { fewWords } from './few-words.ts';
import { fillerOpener } from './filler-opener.ts';
import { greeting } from './greeting.ts';
import { guilt } from './guilt.ts';
import { imageOnly } from './image-only.ts';
import { links } from './links.ts';
import { longSentences } from './long-sentences.ts';
import { noWords } from './no-words.ts';
import { padding } from './padding.ts';
import { paragraphs } from './paragraphs.ts';
import { plainWords } from './plain-words.ts';
import { readerFocus } from './reader-focus.ts';
import { readingEase } from './reading-ease.ts';
import { relevance } from './relevance.ts';
import type { Cap, Rule } from './rule.ts';
import { scamPhrases } from './scam-phrases.ts';
import { stackedHedges } from './stacked-hedges.ts';
import { subjectCapitals } from './subject-capitals.ts';
import { subjectLength } from './subject-length.ts';
import { unfilledMergeTag } from './unfilled-merge-tag.ts';

/** Every rule, dearest first. Their points sum to 100. */
export const rules: readonly Rule[] = [
  relevance,
  bodyLength,
  askKind,
  subjectLength,
  plainWords,
  guilt,
  askCount,
  readingEase,
  readerFocus,
  concreteness,
  subjectCapitals,
  longSentences,
  exclamationMarks,
  scamPhrases,
  padding,
  greeting,
  paragraphs,
  links,
  stackedHedges,
  close,
  fillerOpener,
];

/** What no good writing makes up for. */
export const caps: readonly Cap[] = [
  unfilledMergeTag,
  fakeReply,
  deceptiveSubject,
  imageOnly,
  fewWords,
  noWords,
];
