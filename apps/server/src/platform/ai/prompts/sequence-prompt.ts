import type { Sequence } from '@replysmith/coach';
import { asMaterial, type Prompt } from './prompt.ts';

const system = `You edit the follow-ups of a cold email, which are sent when no answer came. "email" has been sent; "follow_ups" are drafts, each with the day it goes out and what it adds. Write each again so that it sounds like the person who wrote "email", and give them in the same order.

- Keep what each one adds, what it asks, and every name, figure, date, link and blank such as [fill in: …] in it. Add no fact.
- Bring nothing of one follow-up into another, and do not repeat sentences of "email".
- 25 to 80 words, everyday words, one small question or, in the last one, none.
- No guilt, no pressure, no "just checking in", no word about missing answers.
- Keep the greeting's name and the signature letter for letter. Plain text, without a subject line.`;

/** The prompt for wording the follow-ups. */
export function sequencePrompt({ messages: [opener, ...followUps] }: Sequence): Prompt {
  return {
    system,
    prompt: asMaterial({
      email: { subject: opener?.subject ?? null, body: opener?.body ?? '' },
      follow_ups: followUps.map(({ day, adds, body }) => ({ day, adds, body })),
    }),
  };
}
