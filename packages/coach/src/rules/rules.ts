import { askCount } from './ask/ask-count.ts';
import { askKind } from './ask/ask-kind.ts';
import { attachments } from './ask/attachments.ts';
import { blame } from './caps/blame.ts';
import { emoji } from './tone/emoji.ts';
import { nothingNew } from './tone/nothing-new.ts';
import { tone } from './tone/tone.ts';
import { typos } from './words/typos.ts';
import { bodyLength } from './length/body-length.ts';
import { close } from './form/close.ts';
import { concreteness } from './words/concreteness.ts';
import { deceptiveSubject } from './caps/deceptive-subject.ts';
import { exclamationMarks } from './tone/exclamation-marks.ts';
import { fakeReply } from './caps/fake-reply.ts';
import { fewWords } from './caps/few-words.ts';
import { fillerOpener } from './reader/filler-opener.ts';
import { greeting } from './form/greeting.ts';
import { guilt } from './tone/guilt.ts';
import { hiddenText } from './caps/hidden-text.ts';
import { imageOnly } from './caps/image-only.ts';
import { links } from './form/links.ts';
import { longSentences } from './words/long-sentences.ts';
import { noWords } from './caps/no-words.ts';
import { notAnEmail } from './caps/not-an-email.ts';
import { padding } from './length/padding.ts';
import { paragraphs } from './form/paragraphs.ts';
import { plainWords } from './words/plain-words.ts';
import { readerFocus } from './reader/reader-focus.ts';
import { readingEase } from './words/reading-ease.ts';
import { relevance } from './reader/relevance.ts';
import type { Cap, Rule } from './rule.ts';
import { scam } from './caps/scam.ts';
import { scamPhrases } from './tone/scam-phrases.ts';
import { stackedHedges } from './tone/stacked-hedges.ts';
import { subjectCapitals } from './subject/subject-capitals.ts';
import { subjectLength } from './subject/subject-length.ts';
import { unfilledMergeTag } from './caps/unfilled-merge-tag.ts';

/** Every rule, dearest first. Their points sum to 100. */
export const rules: readonly Rule[] = [
  relevance,
  bodyLength,
  askKind,
  subjectLength,
  plainWords,
  askCount,
  readingEase,
  greeting,
  readerFocus,
  concreteness,
  guilt,
  typos,
  subjectCapitals,
  longSentences,
  exclamationMarks,
  nothingNew,
  paragraphs,
  tone,
  emoji,
  scamPhrases,
  padding,
  links,
  attachments,
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
  blame,
  hiddenText,
  notAnEmail,
  fewWords,
  scam,
  noWords,
];
