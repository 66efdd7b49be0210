import type { Email, Sentence } from '../../../text/email.ts';
import { hasEasyAsk } from '../../asks/ask-kind-of.ts';
import { interestQuestion, topicForQuestion } from '../../asks/interest-question.ts';
import type { Candidate } from '../../candidate.ts';

const fewestWordsBefore = 12;

const ifInterested =
  /^(?:(?:so|and|then|also|alternatively),? )?(?:if (?:you(?:['’]re| are| would be)|this is|it is)? ?(?:interested|of interest)(?: in [^,]{3,40})?,?(?: then)? )?/iu;
const polite =
  /^(?:please |kindly |just |simply |do |feel free to |you can(?: also)? |you may )*/iu;
const demand =
  /^(?:send|share|reply|respond|call|ring|email|text|message|contact|click|sign up|register|book|download|visit|watch|try|order|schedule|fill (?:in|out)|apply|drop (?:me|us)|give (?:me|us)|get (?:in touch|back)|reach out|grab|pick|go to)\b/iu;
const isOver = /\b(?:unsubscribe|opt out|stop|remove|instead|not interested|no longer)\b/iu;

/** "If you are interested, please send your CV." → "please send your CV."; null when nothing is demanded. */
function demandOf({ text }: Sentence): string | null {
  if (text.includes('?') || isOver.test(text)) return null;
  const bare = text.replace(ifInterested, '');
  return demand.test(bare.replace(polite, '')) ? bare : null;
}

function inMidSentence(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
}

/** Before a job for the reader comes one small question; the job waits for the answer. */
export function askFirst(email: Email): Candidate[] {
  if (hasEasyAsk(email) || email.asks.some(({ sentence }) => sentence.text.endsWith('?')))
    return [];
  let read = 0;
  for (const sentence of email.sentences) {
    const job = read >= fewestWordsBefore ? demandOf(sentence) : null;
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
