import type { Rule } from './rule.ts';
import { ask } from './rules/ask.ts';
import { commodity } from './rules/commodity.ts';
import { courtesy } from './rules/courtesy.ts';
import { fakeReply } from './rules/fake-reply.ts';
import { falseHistory } from './rules/false-history.ts';
import { flattery } from './rules/flattery.ts';
import { fraud } from './rules/fraud.ts';
import { greeting } from './rules/greeting.ts';
import { guilt } from './rules/guilt.ts';
import { hiddenText } from './rules/hidden-text.ts';
import { hollowWords } from './rules/hollow-words.ts';
import { insult } from './rules/insult.ts';
import { intrusion } from './rules/intrusion.ts';
import { length } from './rules/length.ts';
import { links } from './rules/links.ts';
import { longSentences } from './rules/long-sentences.ts';
import { manyAsks } from './rules/many-asks.ts';
import { massMail } from './rules/mass-mail.ts';
import { notAnEmail } from './rules/not-an-email.ts';
import { nothingNew } from './rules/nothing-new.ts';
import { paragraphs } from './rules/paragraphs.ts';
import { pleading } from './rules/pleading.ts';
import { pressure } from './rules/pressure.ts';
import { proof } from './rules/proof.ts';
import { readerFocus } from './rules/reader-focus.ts';
import { relevance } from './rules/relevance.ts';
import { repeats } from './rules/repeats.ts';
import { salad } from './rules/salad.ts';
import { sender } from './rules/sender.ts';
import { shouting } from './rules/shouting.ts';
import { slips } from './rules/slips.ts';
import { subject } from './rules/subject.ts';

/** Every rule. What each may cost stands in `data/calibration.json`. */
export const rules: readonly Rule[] = [
  ask,
  commodity,
  courtesy,
  fakeReply,
  falseHistory,
  flattery,
  fraud,
  greeting,
  guilt,
  hiddenText,
  hollowWords,
  insult,
  intrusion,
  length,
  links,
  longSentences,
  manyAsks,
  massMail,
  notAnEmail,
  nothingNew,
  paragraphs,
  pleading,
  pressure,
  proof,
  readerFocus,
  relevance,
  repeats,
  salad,
  sender,
  shouting,
  slips,
  subject,
];
