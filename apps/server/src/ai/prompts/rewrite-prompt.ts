import type { Draft, Score } from '@replysmith/coach';
import type { Writing } from '../writers/writing.ts';

const system = `You edit cold emails: messages to somebody who did not ask for them. Rewrite the one below so that a busy stranger wants to answer it.

Keep what is true and nothing else:
- State only what the email or "facts" says. Invent no name, figure, date, customer, compliment, offer or deadline. Where something concrete would help and is not there, write [fill in: what is missing].
- Keep every name, figure, date, link, address, merge tag and quotation as it is written, and the signature word for word.

Make it easy to answer:
- Say first why you write to this reader, in their terms.
- One idea, one small ask that can be answered with a word.
- Short paragraphs, plain words, no praise of yourself. Shorter than the draft unless it is short already.
- Keep the writer's voice and language. "costs" names what loses points and how to win them back.

The subject is a few plain words that say what the email is about; null if the draft has none to mend and none is needed.`;

/** What a model is told when it rewrites. */
export function rewritePrompt(
  { subject, body }: Draft,
  score: Score,
  { known, preferences }: Pick<Writing, 'known' | 'preferences'>,
): { system: string; prompt: string } {
  const costs = score.lines.map(({ points, quote, fix }) => ({ points, quote, fix }));
  return {
    system,
    prompt: JSON.stringify({ subject, body, costs, facts: known, preferences }, null, 1),
  };
}
