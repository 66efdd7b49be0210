import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument, rules, wordFeatures } from '@replysmith/coach/verdict';
import { meanError, rankCorrelation } from './fitting/agreement.ts';
import { fitCompound, guess, type Case, type Fit } from './fitting/compound.ts';
import { loadPanel, type RatedEmail } from './panel.ts';

/**
 * Fits the sizes of all losses to the development part of the panel and writes the coach's
 * `data/calibration.json`. Prints how well it does on batches that a fit has not seen.
 *
 * `node panel/fit.ts` writes; `--dry` only prints.
 */
const develop = loadPanel().filter(({ part }) => part === 'develop');
const sources = [...new Set(develop.map(({ source }) => source))];
const folds = foldsOf(sources);

const cases = new Map(develop.map((email) => [email.id, caseOf(email)]));

function caseOf({ draft, mean }: RatedEmail): Case {
  const doc = readDocument(draft);
  const severities = new Map(
    rules.flatMap((rule) => {
      const finding = rule.find(doc);
      return finding ? [[rule.id, finding.severity] as const] : [];
    }),
  );
  return { target: mean, severities, words: [...wordFeatures(doc).keys()] };
}

/** Each batch is a fold of its own; repositories share a few. */
function foldsOf(all: readonly string[]): string[][] {
  const batches = all.filter((source) => !source.includes('/'));
  const repositories = all.filter((source) => source.includes('/'));
  const shared = [0, 1, 2].map((fold) => repositories.filter((_, index) => index % 3 === fold));
  return [...batches.map((batch) => [batch]), ...shared.filter((fold) => fold.length > 0)];
}

/** Words that several hands used. */
function vocabularyOf(emails: readonly RatedEmail[]): string[] {
  const seen = new Map<string, { emails: number; sources: Set<string> }>();
  for (const { id, source } of emails) {
    for (const word of cases.get(id)?.words ?? []) {
      const entry = seen.get(word) ?? { emails: 0, sources: new Set() };
      entry.emails += 1;
      entry.sources.add(source);
      seen.set(word, entry);
    }
  }
  return [...seen].flatMap(([word, { emails: count, sources: hands }]) =>
    count >= 5 && hands.size >= 2 ? [word] : [],
  );
}

function fitTo(emails: readonly RatedEmail[], withWords = true): Fit {
  return fitCompound(
    emails.flatMap(({ id }) => cases.get(id) ?? []),
    {
      steps: new Map(rules.map(({ id, steps }) => [id, steps])),
      vocabulary: withWords ? vocabularyOf(emails) : [],
      thrift: 2e-5,
      ridge: 2e-4,
    },
  );
}

/** Each email guessed by a fit that has not seen its batch. */
function crossValidate(withWords: boolean): { guesses: number[]; targets: number[]; fits: Fit[] } {
  const guesses: number[] = [];
  const targets: number[] = [];
  const fits = folds.map((fold) => {
    const fit = fitTo(
      develop.filter(({ source }) => !fold.includes(source)),
      withWords,
    );
    for (const { id, mean, source } of develop) {
      const one = cases.get(id);
      if (!one || !fold.includes(source)) continue;
      guesses.push(guess(fit, one));
      targets.push(mean);
    }
    return fit;
  });
  return { guesses, targets, fits };
}

const round = (value: number, digits = 4) => Number(value.toFixed(digits));

for (const withWords of [false, true]) {
  const { guesses, targets } = crossValidate(withWords);
  console.log(
    `${withWords ? 'with' : 'without'} the learned line: rank correlation ${rankCorrelation(guesses, targets).toFixed(3)}, mean absolute error ${meanError(guesses, targets).toFixed(1)}, on ${targets.length} emails`,
  );
}

const { guesses, targets, fits } = crossValidate(true);
const whole = fitTo(develop);
const lossOf = (cost: number) => 1 - Math.exp(-cost);
const counts = new Map(
  rules.map(({ id }) => [
    id,
    [...cases.values()].filter(({ severities }) => severities.has(id)).length,
  ]),
);
const calibration = {
  panel: { emails: develop.length, ratings: develop.length * 3 },
  unseen: {
    rank: round(rankCorrelation(guesses, targets), 3),
    error: round(meanError(guesses, targets), 1),
  },
  losses: Object.fromEntries(
    [...whole.costs].map(([rule, costs]) => {
      const gravest = fits
        .map((fit) => lossOf(fit.costs.get(rule)?.at(-1) ?? 0))
        .sort((a, b) => a - b);
      return [
        rule,
        {
          steps: costs.map((cost) => round(lossOf(cost))),
          interval: [round(gravest[0] ?? 0), round(gravest.at(-1) ?? 0)],
          emails: counts.get(rule) ?? 0,
        },
      ];
    }),
  ),
  wording: {
    base: round(whole.base),
    weights: Object.fromEntries(
      [...whole.weights]
        .map(([word, weight]) => [word, round(weight, 3)] as const)
        .filter(([, weight]) => Math.abs(weight) >= 0.01)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
  },
};
for (const [rule, { steps, interval, emails }] of Object.entries(calibration.losses))
  console.log(
    `${rule.padEnd(18)} ${steps.map((loss) => loss.toFixed(2)).join(' ')}  (${interval.join(' to ')}, ${emails} emails)`,
  );
if (!process.argv.includes('--dry'))
  writeFileSync(
    join(import.meta.dirname, '../../packages/coach/data/calibration.json'),
    `${JSON.stringify(calibration, null, 1)}\n`,
  );
