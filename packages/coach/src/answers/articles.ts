// Written from packages/coach/knowledge by `npm run articles`; edit the Markdown.
import type { Article } from './answer.ts';
import { ask } from './articles/ask.ts';
import { baselines } from './articles/baselines.ts';
import { coach } from './articles/coach.ts';
import { deliverability } from './articles/deliverability.ts';
import { followUp } from './articles/follow-up.ts';
import { format } from './articles/format.ts';
import { honesty } from './articles/honesty.ts';
import { length } from './articles/length.ts';
import { profiles } from './articles/profiles.ts';
import { relevance } from './articles/relevance.ts';
import { replies } from './articles/replies.ts';
import { subject } from './articles/subject.ts';
import { tone } from './articles/tone.ts';
import { wording } from './articles/wording.ts';

export const articles: readonly Article[] = [
  ...ask,
  ...baselines,
  ...coach,
  ...deliverability,
  ...followUp,
  ...format,
  ...honesty,
  ...length,
  ...profiles,
  ...relevance,
  ...replies,
  ...subject,
  ...tone,
  ...wording,
];
