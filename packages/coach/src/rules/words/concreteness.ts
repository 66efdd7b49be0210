// Without a figure, a name or a date there is nothing to picture and nothing to check. X1.
import { partiesOf } from '../../relevance/parties.ts';
import type { Email, ProtectedKind } from '../../text/email.ts';
import { overlaps } from '../../text/words/stretch.ts';
import type { Rule } from '../rule.ts';

const concrete = new Set<ProtectedKind>(['name', 'number', 'date', 'quotation', 'blank']);
const wordsPerItem = 50;

export const concreteness: Rule = {
  id: 'concreteness',
  name: 'Concrete things',
  points: 3,
  evidence: ['X1'],
  check(email) {
    const words = email.words.length;
    if (words === 0) return null;
    const count = concreteItems(email);
    const loss = 1 - Math.min(1, (count * wordsPerItem) / words);
    if (loss === 0) return null;
    return {
      loss,
      spans: [],
      measure: `${count} ${count === 1 ? 'figure or name' : 'figures and names'} in ${words} words`,
      reason: 'The reader finds little to picture: hardly a number, a name or a date.',
      fix: 'Put one figure or one named thing where it now says “many”, “results” or “better”.',
    };
  },
};

/** Figures, names and dates of the message, without the people's own names and without the time of a meeting. */
function concreteItems(email: Email): number {
  const { sender, addressee } = partiesOf(email);
  const meetings = email.asks.filter(({ kind }) => kind === 'meeting' || kind === 'calendar');
  const seen = new Set<string>();
  let at = 0;
  for (const token of email.protectedTokens) {
    if (token.field !== 'body' || !concrete.has(token.kind)) continue;
    while ((email.substance[at]?.end ?? Infinity) <= token.start) at += 1;
    const isInMessage = (email.substance[at]?.start ?? Infinity) <= token.start;
    if (!isInMessage || meetings.some((ask) => overlaps(token, ask.sentence))) continue;
    const words = token.text.toLowerCase().split(/\s+/u);
    if (token.kind === 'name' && words.every((word) => sender.has(word) || addressee.has(word)))
      continue;
    seen.add(words.join(' '));
  }
  return seen.size;
}
