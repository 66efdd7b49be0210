import type { Email } from '../../text/email.ts';
import type { Candidate } from '../candidate.ts';
import { cutSentence } from '../wording/cut-sentence.ts';
import { cut } from '../wording/cut.ts';

const blame =
  /\b(?:have(?:n['’]t| not) (?:heard back|received (?:a|any) (?:reply|response|answer)|gotten a (?:reply|response)|had a (?:reply|response)|heard from you)|never heard back|did(?:n['’]t| not) (?:hear back|get a (?:reply|response)|receive a (?:reply|response))|you (?:have(?:n['’]t| not)|did(?:n['’]t| not)|never) (?:replied|responded|reply|respond|answered|answer|got back|get back)|(?:unanswered|times without)|disappointed (?:that|not|to|in)|(?:clearly|obviously) not (?:a priority|interested)|ignor(?:ed|ing) my|wast(?:ed|ing) my time)\b/iu;
const blamingClause =
  /^(?:(?:since|as|because|given that|seeing that) I (?:have(?:n['’]t| not)|did(?:n['’]t| not)|never)[^,.;!?]{3,80},|I (?:have(?:n['’]t| not)|did(?:n['’]t| not)|never) (?:heard|hear|received|receive|gotten|get|had)[^,.;!?]{0,60},? (?:so|and)(?= I\b| we\b))[ \t]*/iu;

const reason =
  'Being reminded of not answering makes a reader put it off; the request stands without it.';

/** Takes out words that blame the reader for not having answered. */
export function cutGuilt(email: Email): Candidate[] {
  return email.sentences.flatMap((sentence) => {
    if (!blame.test(sentence.text)) return [];
    const clause = blamingClause.exec(sentence.text);
    const change = clause
      ? cut(email, sentence.start, sentence.start + clause[0].length)
      : sentence.words.length <= 22
        ? cutSentence(email, sentence)
        : null;
    return change ? [{ ...change, rule: 'guilt', reason }] : [];
  });
}
