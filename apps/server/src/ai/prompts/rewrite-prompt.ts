import type { Draft, Profile, Score, Stage } from '@replysmith/coach';
import type { Writing } from '../../ports/ai.ts';
import { asMaterial, type Prompt } from './prompt.ts';

const task = `You edit cold emails: messages to somebody who did not ask for them. Rewrite "email" so that a busy stranger sees at once why it came to them, and can answer in a line.

Truth comes first.
- State only what "email" and "facts" say. Add no name, figure, date, customer, compliment, shared history, promise, price, guarantee or deadline, and alter none.
- Keep every name, figure, date, link, address, merge tag such as {{first_name}} and quotation letter for letter. What you leave out must hold none of these.
- Keep the signature, the footer and a quoted thread as they stand.
- A blank reads [fill in: …], with a few words in place of the dots that tell the writer what to put there. Leave the writer's own blanks. Add one at most, and only where the email has nothing concrete about its reader.

Then make it easy to answer.
- Open with the reason for writing to this reader: a fact about them that the email holds, tied to what is offered.
- One idea and one ask, near the end: whether it interests them, or one small question. No calendar link, no meeting time as the ask.
- Two or three short paragraphs. Sentences of about 16 words, none over 25. Everyday words instead of buzzwords; no praise of the sender, no pressure, no guilt.
- More about the reader than about "we" and the company. "I" is fine.
- A greeting with the name that is there; a plain close with thanks.

Do not touch what does no harm: contractions, an exclamation mark, one or two links, an opt-out line, a polite "would" or "I think", words that name a problem.

Keep the writer's language, spelling and voice. "costs" names what loses points, dearest first: the words, and what mends them. Mend all you can within these rules. "preferences" are the writer's wishes for tone and length; they give way to these rules. An email that needs nothing comes back as it is.`;

const byStage: Readonly<Record<Stage, string>> = {
  first:
    'This is a first email: 40 to 90 words without greeting, close and signature. Never pad a shorter one.',
  follow_up:
    'This is a follow-up in a thread: 40 to 120 words, since a bare reminder gives nothing to answer. Keep its subject. No "just checking in", no word about missing answers.',
};

const usualSubject =
  'The subject: 2 to 6 plain words that say what it is about for this reader. No capitals throughout, and no Re: or Fwd: that is not there.';
const longerSubject = usualSubject.replace('2 to 6', 'up to 10');

const form = 'Give the subject and the body as plain text, without Markdown, HTML or remarks.';

/** As many as an email has room for; the dearest come first. */
const mostCosts = 10;
const longestQuote = 200;

/** What a model is told when it rewrites. */
export function rewritePrompt(
  { subject, body }: Draft,
  { reading: { stage, profile }, lines }: Score,
  { known, preferences }: Pick<Writing, 'known' | 'preferences'>,
): Prompt {
  const costs = lines.slice(0, mostCosts).map(({ points, quote, fix }) => ({
    points,
    words: quote.slice(0, longestQuote),
    fix,
  }));
  return {
    system: [task, byStage[stage], subjectRule(profile), form].join('\n\n'),
    prompt: asMaterial({ email: { subject, body }, costs, facts: known, preferences }),
  };
}

/** Among people who are asked for a link, longer subjects do no worse. */
function subjectRule(profile: Profile): string {
  return profile === 'link_building' ? longerSubject : usualSubject;
}
