import type { Answer } from './answer.ts';
import type { Hit } from './search/search-articles.ts';

const most = 3;

/** Says that a question may mean several things, and offers the nearest of them as questions to ask. */
export function unsureAnswer(hits: readonly Hit[]): Answer {
  const nearest = hits.slice(0, most).map(({ nearest: { question } }) => question);
  return {
    text: 'I am not sure what you mean. Is it one of these? If not, ask again with the thing itself in the question: the subject, the ask, the first line.',
    isKnown: false,
    citations: [],
    evidence: [],
    followUps: nearest,
  };
}
