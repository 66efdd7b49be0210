// Several requests make the reader choose before they can answer, and choosing is put off. C3, C5.
import { isQuestion } from '../../document/asks.ts';
import type { Ask, Email } from '../../document/email.ts';
import { curve } from '../curve.ts';
import type { Rule } from '../rule.ts';
import { spansIn } from '../spans.ts';

const perExtraAsk = 0.5;
const questionLoss = curve([
  [2, 0],
  [3, 0.25],
  [5, 0.6],
  [8, 1],
]);

export const askCount: Rule = {
  id: 'ask-count',
  name: 'One ask',
  points: 4,
  evidence: ['C3', 'C4', 'C5'],
  check(email) {
    const different = differentAsks(email);
    const questions = email.sentences.filter(isQuestion);
    const extra = Math.max(0, different.length - 1) * perExtraAsk;
    const loss = Math.min(1, extra + questionLoss(questions.length));
    if (loss === 0) return null;
    const asks = extra > 0;
    const count = asks ? different.length : questions.length;
    return {
      loss,
      spans: spansIn('body', asks ? different : questions),
      reason: `${count} ${asks ? 'requests' : 'questions'} at once. The reader has to choose one before answering any.`,
      fix: 'Keep the one whose answer you need first and drop the others.',
    };
  },
};

const job =
  /^(?:and |also |so |or )*(?:could|can|would|will) you (?!like\b|want\b|prefer\b|rather\b|be\b|mind if\b)/iu;

/** One of each kind, but every job to be done; a small question beside another ask is part of it. */
function differentAsks({ asks }: Email): Ask[] {
  const firm = asks.filter(({ kind, sentence }) => kind !== 'question' || job.test(sentence.text));
  return firm.filter(
    ({ kind }, at) =>
      kind === 'action' ||
      kind === 'question' ||
      firm.findIndex((other) => other.kind === kind) === at,
  );
}
