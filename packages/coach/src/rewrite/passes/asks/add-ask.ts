import { interestQuestion, topicForQuestion } from '../../asks/interest-question.ts';
import { endsTheMatter } from '../../../document/asks.ts';
import type { Email } from '../../../document/email.ts';
import type { Candidate } from '../../candidate.ts';
import { lastOfMessage } from '../../wording/last-of-message.ts';
import { newlineOf } from '../../wording/newline.ts';

const fewestWords = 12;

/** A request that no rule counts is still a request. */
const requests =
  /\b(?:please|kindly|grateful (?:if|for)|appreciate (?:it )?if|let (?:me|us) know|inform (?:me|us)|give me|call (?:me|us)|consider (?:my|our)|would like to (?:visit|meet|invite|know|ask)|send (?:me|us|your|cv|a)|apply|contact (?:me|us)|reply|respond|invite you)\b/iu;

/** An email that asks nothing gets one small question about the writer's own topic. */
export function addAsk(email: Email): Candidate[] {
  const last = lastOfMessage(email);
  if (email.asks.length > 0 || !last || email.words.length < fewestWords) return [];
  if (endsTheMatter(email) || email.sentences.some(({ text }) => requests.test(text))) return [];
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
