import type { Composed, Writing } from '../ai.ts';
import {
  type Prompt,
  asMaterial,
  costsOf,
  ease,
  form,
  lengthRules,
  subjectRule,
} from './prompt.ts';
import type { Sequence, Draft, SubjectIdea } from '@replysmith/coach';

const task = `You write cold emails: messages to somebody who did not ask for them. Write the one that "brief" asks for. "email" is a first version, put together from the brief's own words: write it anew, so that it sounds like one person who writes to another, and a busy stranger sees at once why it came to them.

Truth comes first.
- State only what "brief", "email" and "facts" say. Add no name, figure, date, customer, compliment, shared history, promise, price, guarantee or deadline, and alter none.
- Keep every name, figure, date, link, address and merge tag of "email" letter for letter, and its signature as it stands.
- A blank such as [fill in: …] is for the writer to close: leave those of "email" with their words, and add none.
- "painPoints" are guesses: nobody knows whether this reader has them. Ask about one, or say "if"; never state it as a fact about them.
- "campaign" is what the writer calls the undertaking, and "companySize" whom they look for. Neither is said to the reader.`;

const voice = `The tone is the brief's, the language that of its context. What "callToAction" asks for is asked for, as one small question. "costs" names what loses points in the first version, dearest first: the words, and what mends them. "preferences" are the writer's wishes for length; they give way to these rules.`;

/** The prompt for writing an email from a brief. */
export function briefPrompt(
  { brief, draft: { subject, body }, score }: Composed,
  { known, preferences }: Pick<Writing, 'known' | 'preferences'>,
): Prompt {
  const { stage, profile } = score.reading;
  return {
    system: [task, ease, voice, lengthRules[stage], subjectRule(profile), form].join('\n\n'),
    prompt: asMaterial({
      brief: Object.fromEntries(Object.entries(brief).filter(([, value]) => value.length > 0)),
      email: { subject, body },
      costs: costsOf(score),
      facts: known,
      preferences: preferences && { length: preferences.length },
    }),
  };
}

const sequenceSystem = `You edit the follow-ups of a cold email, which are sent when no answer came. "email" has been sent; "follow_ups" are drafts, each with the day it goes out and what it adds. Write each again so that it sounds like the person who wrote "email", and give them in the same order.

- Keep what each one adds, what it asks, and every name, figure, date, link and blank such as [fill in: …] in it. Add no fact.
- Bring nothing of one follow-up into another, and do not repeat sentences of "email".
- 25 to 80 words, everyday words, one small question or, in the last one, none.
- No guilt, no pressure, no "just checking in", no word about missing answers.
- Keep the greeting's name and the signature letter for letter. Plain text, without a subject line.`;

/** The prompt for wording the follow-ups. */
export function sequencePrompt({ messages: [opener, ...followUps] }: Sequence): Prompt {
  return {
    system: sequenceSystem,
    prompt: asMaterial({
      email: { subject: opener?.subject ?? null, body: opener?.body ?? '' },
      follow_ups: followUps.map(({ day, adds, body }) => ({ day, adds, body })),
    }),
  };
}

const subjectsSystem = `You find subject lines for cold emails. Give five for "email" that differ in what they name: the reader's own matter, their company, what is offered, the one figure that matters, the question.

- 2 to 6 plain words each, in the case of a sentence.
- Use only what the email says. Add no name, figure or promise.
- No blanks, merge tags, emoji, quotation marks, Re: or Fwd:, no riddle and no praise.
- Not the first name alone, and none of "ideas", which are there already.
- In the language of the email.`;

/** The prompt for finding subject lines. */
export function subjectsPrompt({ subject, body }: Draft, ideas: readonly SubjectIdea[]): Prompt {
  return {
    system: subjectsSystem,
    prompt: asMaterial({ email: { subject, body }, ideas: ideas.map((idea) => idea.subject) }),
  };
}
