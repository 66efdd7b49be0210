import { interestQuestion, topicForQuestion } from '../../asks/interest-question.ts';
import type { Email } from '../../../text/email.ts';
import type { Candidate } from '../../candidate.ts';
import { newlineOf } from '../../wording/newline.ts';

const fewestWords = 12;

/** An email that asks nothing gets one small question about the writer's own topic. */
export function addAsk(email: Email): Candidate[] {
  const last = email.paragraphs.at(-1);
  if (email.asks.length > 0 || !last || email.words.length < fewestWords) return [];
  const line = newlineOf(email.body);
  return [
    {
      field: 'body',
      start: last.end,
      end: last.end,
      after: `${line}${line}${interestQuestion(email, topicForQuestion(email))}`,
      rule: 'ask-kind',
      reason: 'Nothing was asked; this can be answered with one word.',
    },
  ];
}
