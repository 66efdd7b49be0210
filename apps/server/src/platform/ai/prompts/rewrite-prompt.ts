import type { Draft, Score } from '@replysmith/coach';
import type { RewriteManner } from '@replysmith/contract';
import type { Writing } from '../ai.ts';
import {
  type Prompt,
  asMaterial,
  costsOf,
  ease,
  form,
  harmless,
  lengthRules,
  subjectRule,
} from './prompt.ts';

const task = `You edit cold emails: messages to somebody who did not ask for them.`;

const aims: Readonly<Record<RewriteManner, string>> = {
  full: `Rewrite "email" so that a busy stranger sees at once why it came to them, and can answer in a line.`,
  light: `Give "email" a lighter touch: change words and phrases, and leave the rest alone.`,
};

const truth = `Truth comes first.
- State only what "email" and "facts" say. Add no name, figure, date, customer, compliment, shared history, promise, price, guarantee or deadline, and alter none.
- Keep every name, figure, date, link, address, merge tag such as {{first_name}} and quotation letter for letter. What you leave out must hold none of these.
- Keep the signature, the footer and a quoted thread as they stand.`;

const blanks = `- A blank reads [fill in: …], with a few words in place of the dots that tell the writer what to put there. Leave the writer's own blanks. Add one at most, and only where the email has nothing concrete about its reader.`;
const noBlanks = `- Leave blanks such as [fill in: …] as they stand, and add none.`;

const lightly = `Then put better words in the place of worse ones.
- Every sentence stays, in its place and paragraph. Take none away, add none, join none and split none. The subject, the greeting and the close stay.
- Plain, short, everyday words for wordy phrases, buzzwords and stock expressions; fewer hedges; no capitals throughout, no row of exclamation marks.
- A sentence must still say what it says and hold most of its words. Where nothing is gained, leave it as it is.`;

const end = `Keep the writer's language, spelling and voice. "costs" names what loses points, dearest first: the words, and what mends them. Mend all you can within these rules. "preferences" are the writer's wishes for tone and length; they give way to these rules. An email that needs nothing comes back as it is.`;

/** The prompt for rewriting an email. */
export function rewritePrompt(
  { subject, body }: Draft,
  score: Score,
  manner: RewriteManner,
  { known, preferences }: Pick<Writing, 'known' | 'preferences'>,
): Prompt {
  const { stage, profile } = score.reading;
  const isFull = manner === 'full';
  const opening = `${task} ${aims[manner]}`;
  const rules = isFull
    ? [`${truth}\n${blanks}`, ease, harmless, end, lengthRules[stage], subjectRule(profile)]
    : [`${truth}\n${noBlanks}`, lightly, harmless, end];
  return {
    system: [opening, ...rules, form].join('\n\n'),
    prompt: asMaterial({
      email: { subject, body },
      costs: costsOf(score),
      facts: known,
      preferences,
    }),
  };
}
