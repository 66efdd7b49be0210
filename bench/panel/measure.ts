import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { score } from '@replysmith/coach';
import { round } from '../numbers.ts';
import { ceilingOf, meanError, rankCorrelation } from './fitting/agreement.ts';
import { loadPanel, panelDir, type Part, type RatedEmail } from './panel.ts';

/**
 * Compares the score with the blind ratings. `node panel/measure.ts` prints the totals of the test
 * part, logs the run in `looks.jsonl`, and writes them into the coach's `data/calibration.json`,
 * for display; `--part develop` prints those of the other part, with its worst cases.
 */
const { part } = parseArgs({ options: { part: { type: 'string', default: 'test' } } }).values;
const emails = loadPanel()
  .filter((email) => email.part === (part as Part))
  .map((email) => ({ ...email, value: score(email.draft).value }));

type Scored = RatedEmail & { readonly value: number };

const kinds = ['sales', 'job_search', 'recruiting', 'pr', 'link_building'] as const;

function agreementOf(some: readonly Scored[]) {
  const values = some.map(({ value }) => value);
  const means = some.map(({ mean }) => mean);
  return {
    emails: some.length,
    rank: rankCorrelation(values, means),
    error: meanError(values, means),
  };
}

const groups: readonly (readonly [string, readonly Scored[]])[] = [
  ['all', emails],
  ...kinds.map((kind) => [kind, emails.filter(({ profile }) => profile === kind)] as const),
  ['real', emails.filter(({ isReal }) => isReal)],
];

const totals = groups.flatMap(([name, some]) => {
  if (some.length < 8) return [];
  const { rank, error } = agreementOf(some);
  return [{ name, emails: some.length, rank, error, ceiling: ceilingOf(some) }];
});
for (const { name, emails: count, rank, error, ceiling } of totals) {
  console.log(
    `${name.padEnd(14)} ${String(count).padStart(4)} emails · rank correlation ${rank.toFixed(2)} · mean error ${error.toFixed(1)} · one rating with the other two ${ceiling.toFixed(2)}`,
  );
}
const praised = emails.filter(({ mean, value }) => mean < 15 && value > 45).length;
const missed = emails.filter(({ mean, value }) => mean > 75 && value < 60).length;
console.log(
  `rated under 15 and scored over 45: ${praised} · rated over 75 and scored under 60: ${missed}`,
);

if (part === 'test') {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  showFigures();
  appendFileSync(
    join(panelDir, 'looks.jsonl'),
    `${JSON.stringify({ at: new Date().toISOString().slice(0, 16), commit, praised, missed, totals })}\n`,
  );
} else {
  const worst = emails.toSorted((a, b) => Math.abs(b.value - b.mean) - Math.abs(a.value - a.mean));
  for (const { id, value, mean, draft } of worst.slice(0, 25))
    console.log(
      `${id} scored ${value}, rated ${mean.toFixed(0)}: ${draft.body.slice(0, 90).replaceAll('\n', ' ')}`,
    );
}

/** The published accuracy is that on emails no fit has seen. */
function showFigures(): void {
  const path = join(panelDir, '../../packages/coach/data/calibration.json');
  const calibration = JSON.parse(readFileSync(path, 'utf8')) as { basis: Record<string, unknown> };
  const of = (group: string) => totals.find(({ name }) => name === group);
  Object.assign(calibration.basis, {
    agreement: round(of('all')?.rank ?? 0, 2),
    agreementOnReal: round(of('real')?.rank ?? 0, 2),
    error: round(of('all')?.error ?? 0, 1),
    errorOnReal: round(of('real')?.error ?? 0, 1),
  });
  writeFileSync(path, `${JSON.stringify(calibration, null, 1)}\n`);
}
