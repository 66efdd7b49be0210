import type { Email } from '../../../document/email.ts';
import { hasEasyAsk } from '../../asks/ask-kind-of.ts';
import { demandOf } from '../../asks/demand-of.ts';
import { interestQuestion, topicForQuestion } from '../../asks/interest-question.ts';
import type { Candidate } from '../../candidate.ts';

const fewestWordsBefore = 12;

function inMidSentence(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
}

/** Before a job for the reader comes one small question; the job waits for the answer. */
export function askFirst(email: Email): Candidate[] {
  if (hasEasyAsk(email) || email.asks.some(({ sentence }) => sentence.text.endsWith('?')))
    return [];
  let read = 0;
  for (const sentence of email.sentences) {
    const job = read >= fewestWordsBefore ? demandOf(sentence.text) : null;
    read += sentence.words.length;
    if (job === null) continue;
    const { start, end } = sentence;
    const question = interestQuestion(email, topicForQuestion(email));
    const after = `${question} If so, ${inMidSentence(job)}`;
    const reason =
      'You ask for a job to be done. A question that one word can answer comes first now, and the job waits for a yes.';
    return [{ field: 'body', start, end, after, rule: 'ask-kind', reason }];
  }
  return [];
}
