import { ask } from './ask.ts';
import { concreteness } from './concreteness.ts';
import { english } from './english.ts';
import { fakeReply } from './fake-reply.ts';
import { greeting } from './greeting.ts';
import { honesty } from './honesty.ts';
import { length } from './length.ts';
import { longSentences } from './long-sentences.ts';
import { manner } from './manner.ts';
import { manyAsks } from './many-asks.ts';
import { massMail } from './mass-mail.ts';
import { notAnEmail } from './not-an-email.ts';
import { offer } from './offer.ts';
import { paragraphs } from './paragraphs.ts';
import { plainWords } from './plain-words.ts';
import { readerFocus } from './reader-focus.ts';
import { relevance } from './relevance.ts';
import { repeats } from './repeats.ts';
import type { Rule } from './rule.ts';
import { salad } from './salad.ts';
import { sender } from './sender.ts';
import { shouting } from './shouting.ts';
import { slips } from './slips.ts';
import { subject } from './subject.ts';
import { tooShort } from './too-short.ts';

/** Every rule. What each may cost stands in `data/calibration.json`. */
export const rules: readonly Rule[] = [
  relevance,
  offer,
  sender,
  concreteness,
  ask,
  manyAsks,
  honesty,
  manner,
  plainWords,
  massMail,
  english,
  slips,
  salad,
  length,
  tooShort,
  subject,
  greeting,
  readerFocus,
  longSentences,
  paragraphs,
  shouting,
  repeats,
  fakeReply,
  notAnEmail,
];
