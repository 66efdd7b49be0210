// A mail about "we" and "our" is about somebody else. "I" is a person writing and is never counted. F1.
import { readerPronouns, senderPronouns } from '../../relevance/parties.ts';
import { curve } from '../curve.ts';
import type { Rule } from '../rule.ts';
import { spansIn } from '../spans.ts';

const lossOf = curve([
  [0.4, 0],
  [0.6, 0.33],
  [0.8, 0.67],
  [1, 1],
]);
const fewest = 4;

export const readerFocus: Rule = {
  id: 'reader-focus',
  name: 'Reader focus',
  points: 2,
  evidence: ['F1'],
  check({ words, substance }) {
    const ours = words.filter(({ key }) => senderPronouns.has(key));
    const theirs = substance
      .flatMap((sentence) => sentence.words)
      .filter(({ key }) => readerPronouns.has(key)).length;
    if (ours.length < fewest) return null;
    const loss = lossOf(ours.length / (ours.length + theirs));
    if (loss === 0) return null;
    return {
      loss,
      spans: spansIn('body', ours),
      reason: `“We” and “our” stand here ${ours.length} times, “you” and “your” ${theirs}. ${ours.length > theirs ? 'The email is more about your company than about them.' : 'Your company takes up as much of the email as they do.'}`,
      fix: `Keep ${fewest - 1} of them at most: turn the others into what the reader gets, or say “I”.`,
    };
  },
};
