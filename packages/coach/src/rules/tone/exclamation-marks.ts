// One mark is warm; several sound like a sales leaflet. T5.
import { matchesOf } from '../../document/stretch.ts';
import { messageOf } from '../message-of.ts';
import type { Rule } from '../rule.ts';
import { spansIn } from '../spans.ts';

const mark = /!+/gu;
const fewest = 3;

export const exclamationMarks: Rule = {
  id: 'exclamation-marks',
  name: 'Exclamation marks',
  points: 1,
  evidence: ['T5'],
  isLanguageFree: true,
  check(email) {
    const inSubject = matchesOf(email.subject ?? '', mark);
    const inBody = matchesOf(messageOf(email), mark);
    const runs = [...inSubject, ...inBody];
    const count = runs.reduce((sum, run) => sum + run.text.length, 0);
    const doubled = runs.some((run) => run.text.length > 1);
    if (count < fewest && !doubled) return null;
    return {
      loss: 1,
      spans: [...spansIn('subject', inSubject), ...spansIn('body', inBody)],
      reason: `${count} exclamation marks. One sounds warm; more make the writer seem less sure of the facts.`,
      fix: 'Keep one at most.',
    };
  },
};
