import type { Score } from '../../score/score.ts';
import type { Brief, Fit, Need } from './brief.ts';

const fitPoints: Readonly<Record<Fit, number>> = { own: 0, possible: -5, wrong: -40 };
const needPoints: Readonly<Record<Need, number>> = { live: 6, latent: 0, none: -20 };

/** What a line costs with this person: the ledger's points, heavier or lighter by what they mind. */
export function costOf(
  line: { readonly rule: string; readonly points: number },
  brief: Brief,
): number {
  return (
    -line.points * (Object.hasOwn(brief.weights, line.rule) ? (brief.weights[line.rule] ?? 1) : 1)
  );
}

/** How far an email moves this person today: the score as they would give it, their mood, their need. */
export function appealOf(
  score: Score,
  { brief, fit, need, mood }: { brief: Brief; fit: Fit; need: Need; mood: number },
): number {
  const lost = score.lines.reduce((sum, line) => sum + costOf(line, brief), 0);
  return Math.max(0, 100 - lost) + mood + needPoints[need] + fitPoints[fit];
}
