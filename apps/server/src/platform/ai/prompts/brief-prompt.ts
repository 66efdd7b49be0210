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
