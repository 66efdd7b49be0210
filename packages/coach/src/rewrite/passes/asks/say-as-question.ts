import type { Email } from '../../../document/email.ts';
import { asQuestion } from '../../asks/as-question.ts';
import { hasEasyAsk } from '../../asks/ask-kind-of.ts';
import type { Candidate } from '../../candidate.ts';

/** Turns the last request that hides in a statement into the question it is. */
export function sayAsQuestion(email: Email): Candidate[] {
  if (hasEasyAsk(email) || email.asks.some(({ sentence }) => sentence.text.endsWith('?')))
    return [];
  const found = email.sentences.findLast(({ text }) => asQuestion(text) !== null);
  const question = found && asQuestion(found.text);
  if (!found || !question) return [];
  const { start, end } = found;
  const reason = 'Asked as a question it can be answered with one word.';
  return [{ field: 'body', start, end, after: question, rule: 'ask-kind', reason }];
}
