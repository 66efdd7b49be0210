// One mark is warm; several sound like a sales leaflet. T5.
import { matchesOf } from '../../text/words/stretch.ts';
import type { Rule } from '../rule.ts';
import { spansIn } from '../spans.ts';

const mark = /!+/gu;

export const exclamationMarks: Rule = {
  id: 'exclamation-marks',
  name: 'Exclamation marks',
  points: 2,
  evidence: ['T5'],
  check(email) {
    const inSubject = matchesOf(email.subject ?? '', mark);
    const inBody = matchesOf(messageOf(email.body, email), mark);
    const runs = [...inSubject, ...inBody];
    const count = runs.reduce((sum, run) => sum + run.text.length, 0);
    const doubled = runs.some((run) => run.text.length > 1);
    if (count < 3 && !doubled) return null;
    return {
      loss: count > 4 ? 1 : 0.5,
      spans: [...spansIn('subject', inSubject), ...spansIn('body', inBody)],
      reason: `${count} exclamation marks. One sounds warm; more make the writer seem less sure of the facts.`,
      fix: 'Keep one at most.',
    };
  },
};

/** The body up to its signature, footer or quoted thread, so that offsets stay. */
function messageOf(
  body: string,
  { signature, footer, quotedThread }: { signature: Place; footer: Place; quotedThread: Place },
): string {
  const ends = [signature, footer, quotedThread].flatMap((part) => (part ? [part.start] : []));
  return body.slice(0, Math.min(body.length, ...ends));
}

type Place = { readonly start: number } | null;
