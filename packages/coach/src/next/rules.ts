import type { Rule } from './rule.ts';
import { commodity } from './rules/commodity.ts';
import { courtesy } from './rules/courtesy.ts';
import { falseHistory } from './rules/false-history.ts';
import { flattery } from './rules/flattery.ts';
import { greeting } from './rules/greeting.ts';
import { guilt } from './rules/guilt.ts';
import { hollowWords } from './rules/hollow-words.ts';
import { insult } from './rules/insult.ts';
import { intrusion } from './rules/intrusion.ts';
import { length } from './rules/length.ts';
import { longSentences } from './rules/long-sentences.ts';
import { paragraphs } from './rules/paragraphs.ts';
import { pleading } from './rules/pleading.ts';
import { pressure } from './rules/pressure.ts';
import { readerFocus } from './rules/reader-focus.ts';
import { shouting } from './rules/shouting.ts';
import { subject } from './rules/subject.ts';

/** Every rule. What each may cost stands in `data/calibration.json`. */
export const rules: readonly Rule[] = [
  commodity,
  courtesy,
  falseHistory,
  flattery,
  greeting,
  guilt,
  hollowWords,
  insult,
  intrusion,
  length,
  longSentences,
  paragraphs,
  pleading,
  pressure,
  readerFocus,
  shouting,
  subject,
];
