import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  featuresOf,
  gravest,
  measureNames,
  questionIds,
  readDocument,
  rules,
  type QuestionId,
} from '@replysmith/coach/score';
import { z } from 'zod';
import { ceilingOf, meanError, meanOf, rankCorrelation } from './fitting/agreement.ts';
import { fitCosts, guess, type Case, type Costs } from './fitting/compound.ts';
import { gramMatrix, guessRidge, primalWeights, solveRidge, type SparseRow } from './fitting/ridge.ts';
import { loadPanel, panelDir, type RatedEmail } from './panel.ts';

/**
 * Learns the questions and fits the sizes of all losses on the development part of the panel, and
 * writes the coach's `data/reader.json` and `data/calibration.json`. Prints how well a fit does on
 * batches and repositories that it has not seen. `--dry` only prints.
 */
const LabelLine = z.object({ id: z.string(), q: z.array(z.number()).length(11) });

/** Where each question stands among the labels; `wording` is learned from the ratings themselves. */
const labelOf: Readonly<Record<Exclude<QuestionId, 'wording'>, number>> = {
  relevance: 0,
  offer: 1,
  sender: 2,
  concreteness: 3,
  'ask-kind': 4,
  honesty: 5,
  manner: 6,
  english: 7,
  'plain-words': 8,
  'mass-mail': 10,
};

/** A feature counts when so many emails have it. */
const fewestEmails = Number(process.env['FE'] ?? 6);
const ridge = Number(process.env['RI'] ?? 0.5);
/** How much all measures together weigh beside the words of an email. */
const measureShare = Number(process.env['MS'] ?? 0.06);
const realWeight = Number(process.env['RW'] ?? 2);
const thrift = 1e-5;
/** Draws the costs of rules that say the same towards each other. */
const evenness = Number(process.env['EV'] ?? 1.5e-3);
/** Largest weight kept, as a whole number: the weights are stored in that many steps. */
const finest = 127;

const labels = new Map(
  readFileSync(join(panelDir, 'labels.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { id, q } = LabelLine.parse(JSON.parse(line));
      return [id, q] as const;
    }),
);
const develop = loadPanel().filter(({ part, id }) => part === 'develop' && labels.has(id));
const weights = develop.map(({ isReal }) => (isReal ? realWeight : 1));
const ratings = develop.map(({ mean }) => mean);
const targets = develop.map((email) => questionIds.map((question) => targetOf(email, question)));

function targetOf({ id, mean }: RatedEmail, question: QuestionId): number {
  return question === 'wording'
    ? gravest * (1 - mean / 100)
    : (labels.get(id)?.[labelOf[question]] ?? 0);
}

const documents = develop.map(({ draft }) => readDocument(draft));
const read = documents.map(featuresOf);

const emailsWith = new Map<string, number>();
for (const { seen } of read)
  for (const name of seen.keys()) emailsWith.set(name, (emailsWith.get(name) ?? 0) + 1);
const features = [...emailsWith]
  .flatMap(([name, count]) => (count >= fewestEmails ? [name] : []))
  .toSorted((one, other) => (one < other ? -1 : 1));
const indexOf = new Map(features.map((name, index) => [name, index]));
const rarity = features.map((name) =>
  round(Math.log(develop.length / (emailsWith.get(name) ?? 1)), 2),
);
const measures = measureNames.map((name, at) => {
  const values = read.map((one) => one.measures[at] ?? 0);
  const mean = meanOf(values);
  const spread = Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2))) || 1;
  return { name, mean: round(mean, 5), spread: round(spread, 5) };
});
const measureSize = Math.sqrt(measureShare / measures.length);

const rows = read.map(({ seen, measures: values }): SparseRow => {
  const row = new Map<number, number>();
  for (const name of seen.keys()) {
    const index = indexOf.get(name);
    if (index !== undefined) row.set(index, rarity[index] ?? 0);
  }
  const length = Math.sqrt([...row.values()].reduce((sum, value) => sum + value * value, 0)) || 1;
  for (const [index, value] of row) row.set(index, value / length);
  for (const [at, { mean, spread }] of measures.entries())
    row.set(features.length + at, (measureSize * ((values[at] ?? 0) - mean)) / spread);
  return row;
});
const gram = gramMatrix(rows);

/** Each batch is a fold of its own, and each repository with ten emails; smaller ones share three. */
const folds = foldsOf(develop);

function foldsOf(emails: readonly RatedEmail[]): string[] {
  const counts = new Map<string, number>();
  for (const { source } of emails) counts.set(source, (counts.get(source) ?? 0) + 1);
  const sourceOf = new Map(emails.map(({ id, source }) => [id, source]));
  return emails.map(({ of, isReal, source: own }) => {
    // What was made of an email is left out with it.
    const source = (of !== null && sourceOf.get(of)) || own;
    const isLarge = (!isReal && !source.includes('/')) || (counts.get(source) ?? 0) >= 10;
    return isLarge
      ? source
      : `others ${Number.parseInt(createHash('sha256').update(source).digest('hex').slice(0, 6), 16) % 3}`;
  });
}

const everyone = develop.map((_, index) => index);
const apart = [...new Set(folds)].map((fold) => ({
  fold,
  inside: everyone.filter((index) => folds[index] === fold),
  outside: everyone.filter((index) => folds[index] !== fold),
}));

/** How grave each fault is in each email, by questions learned without its fold. */
const answers: number[][] = everyone.map(() => []);
for (const { inside, outside } of apart) {
  const learned = solveRidge(gram, { rows: outside, targets, weights }, ridge);
  for (const index of inside) answers[index] = guessRidge(gram, outside, learned, index);
}

/** A careful guess stays near the mean: it is drawn out to the spread that the labels have. */
const gains = questionIds.map((_, at) => {
  const spreadOf = (values: readonly number[]) => {
    const mean = meanOf(values);
    return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
  };
  return (
    spreadOf(targets.map((target) => target[at] ?? 0)) /
    (spreadOf(answers.map((answer) => answer[at] ?? 0)) || 1)
  );
});
const means = questionIds.map((_, at) => meanOf(targets.map((target) => target[at] ?? 0)));
const drawnOut = (answer: readonly number[]) =>
  answer.map((value, at) => {
    const mean = means[at] ?? 0;
    return Math.max(0, Math.min(gravest, mean + (gains[at] ?? 1) * (value - mean)));
  });

const questions: ReadonlySet<string> = new Set(questionIds);
const plainRules = rules.filter(({ id }) => !questions.has(id));
const cases = develop.map((_, index): Case => {
  const doc = documents[index];
  const severities = new Map<string, number>();
  for (const [at, severity] of drawnOut(answers[index] ?? []).entries())
    if (severity > 0) severities.set(questionIds[at] ?? '', severity);
  for (const rule of plainRules) {
    const finding = doc && rule.find(doc);
    if (finding) severities.set(rule.id, finding.severity);
  }
  return { target: ratings[index] ?? 0, severities, weight: weights[index] ?? 1 };
});

const allSteps = new Map(rules.map(({ id, steps }) => [id, steps]));

function fitTo(indexes: readonly number[], without: readonly string[] = []): Costs {
  const steps = new Map([...allSteps].filter(([rule]) => !without.includes(rule)));
  return fitCosts(
    indexes.flatMap((index) => cases[index] ?? []),
    { steps, thrift, evenness },
  );
}

function crossValidate(without: readonly string[] = []) {
  const guesses = new Array<number>(develop.length).fill(0);
  const fits = apart.map(({ inside, outside }) => {
    const costs = fitTo(outside, without);
    for (const index of inside)
      guesses[index] = guess(costs, cases[index]?.severities ?? new Map<string, number>());
    return costs;
  });
  return { guesses, fits };
}

/** Emails as somebody wrote them; the made ones only help to fit. */
const whole = everyone.filter((index) => develop[index]?.of === null);
const real = whole.filter((index) => develop[index]?.isReal);
const pick = (values: readonly number[], some: readonly number[]) =>
  some.map((index) => values[index] ?? 0);

function report(name: string, guesses: readonly number[]): void {
  console.log(
    `${name}: rank correlation ${rankCorrelation(pick(guesses, whole), pick(ratings, whole)).toFixed(3)}, mean error ${meanError(pick(guesses, whole), pick(ratings, whole)).toFixed(1)}, on ${whole.length} emails; on ${real.length} real ones ${rankCorrelation(pick(guesses, real), pick(ratings, real)).toFixed(3)}, ${meanError(pick(guesses, real), pick(ratings, real)).toFixed(1)}`,
  );
}

console.log(`${features.length} features, ${folds.length} emails in ${apart.length} folds`);
for (const [at, question] of questionIds.entries()) {
  const guesses = answers.map((answer) => answer[at] ?? 0);
  const truth = targets.map((target) => target[at] ?? 0);
  console.log(
    `${question.padEnd(14)} agrees with its labels ${rankCorrelation(guesses, truth).toFixed(2)}, on real emails ${rankCorrelation(pick(guesses, real), pick(truth, real)).toFixed(2)}`,
  );
}
const { guesses, fits } = crossValidate();
report('the questions and rules', guesses);
report('without the learned wording', crossValidate(['wording']).guesses);

const fitted = fitTo(everyone);
const lossOf = (cost: number) => 1 - Math.exp(-cost);
const losses = Object.fromEntries(
  [...fitted].map(([rule, costs]) => {
    const dearest = fits
      .map((fit) => lossOf(fit.get(rule)?.at(-1) ?? 0))
      .toSorted((one, other) => one - other);
    return [
      rule,
      {
        steps: costs.map((cost) => round(lossOf(cost), 4)),
        interval: [round(dearest[0] ?? 0, 3), round(dearest.at(-1) ?? 0, 3)],
        emails: cases.filter(({ severities }) => severities.has(rule)).length,
      },
    ];
  }),
);
for (const [rule, { steps, interval, emails }] of Object.entries(losses))
  console.log(
    `${rule.padEnd(16)} ${steps.map((loss) => loss.toFixed(2)).join(' ')}  (${interval.join(' to ')}, ${emails} emails)`,
  );

const learned = primalWeights(
  rows,
  everyone,
  solveRidge(gram, { rows: everyone, targets, weights }, ridge),
);
const reader = {
  features,
  rarity,
  measures,
  questions: Object.fromEntries(
    questionIds.map((question, at) => {
      const gain = gains[at] ?? 1;
      const weightAt = (index: number) => gain * (learned.weights.get(index)?.[at] ?? 0);
      const own = features.map((_, index) => weightAt(index));
      const scale = Math.max(...own.map(Math.abs)) / finest;
      const mean = means[at] ?? 0;
      return [
        question,
        {
          mean: round(mean + gain * ((learned.means[at] ?? 0) - mean), 4),
          scale: round(scale, 7),
          weights: own.map((weight) => Math.round(weight / scale)),
          measureWeights: measures.map((_, index) =>
            round(measureSize * weightAt(features.length + index), 5),
          ),
        },
      ];
    }),
  ),
};
const calibration = {
  basis: {
    version: createHash('sha256').update(JSON.stringify({ losses, reader })).digest('hex').slice(0, 8),
    emails: develop.length,
    ratings: develop.length * 3,
    agreement: round(rankCorrelation(pick(guesses, whole), pick(ratings, whole)), 2),
    agreementOnReal: round(rankCorrelation(pick(guesses, real), pick(ratings, real)), 2),
    ceiling: round(ceilingOf(develop), 2),
    error: round(meanError(pick(guesses, whole), pick(ratings, whole)), 1),
  },
  losses,
};
if (!process.argv.includes('--dry')) {
  const data = join(panelDir, '../../packages/coach/data');
  writeFileSync(join(data, 'reader.json'), `${JSON.stringify(reader)}\n`);
  writeFileSync(join(data, 'calibration.json'), `${JSON.stringify(calibration, null, 1)}\n`);
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
