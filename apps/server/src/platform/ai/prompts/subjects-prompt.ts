import type { Draft, SubjectIdea } from '@replysmith/coach';
import { asMaterial, type Prompt } from './prompt.ts';

const system = `You find subject lines for cold emails. Give five for "email" that differ in what they name: the reader's own matter, their company, what is offered, the one figure that matters, the question.

- 2 to 6 plain words each, in the case of a sentence.
- Use only what the email says. Add no name, figure or promise.
- No blanks, merge tags, emoji, quotation marks, Re: or Fwd:, no riddle and no praise.
- Not the first name alone, and none of "ideas", which are there already.
- In the language of the email.`;

/** The prompt for finding subject lines. */
export function subjectsPrompt({ subject, body }: Draft, ideas: readonly SubjectIdea[]): Prompt {
  return {
    system,
    prompt: asMaterial({ email: { subject, body }, ideas: ideas.map((idea) => idea.subject) }),
  };
}
