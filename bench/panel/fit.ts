import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gravest, questionIds, rules, unreadability } from '@replysmith/coach/score';
import { round } from '../numbers.ts';
import { ceilingOf, meanError, meanOf, rankCorrelation } from './fitting/agreement.ts';
import { fitCosts, guess, type Case, type Costs } from './fitting/compound.ts';
import { asLetters, gramMatrix, guessRidge, primalWeights, solveRidge } from './fitting/ridge.ts';
import { rowsOf } from './fitting/rows.ts';
import {
  apart,
  develop,
  documents,
  everyone,
  ratings,
  real,
  scrapsOf,
  targets,
  weights,
  whole,
} from './fitting/sample.ts';
import { panelDir } from './panel.ts';

/**
 * Trains the questions and fits all losses on the development part, and writes the coach's
 * `data/reader.json` and `data/calibration.json`. Prints the accuracy on unseen batches and
 * repositories. `--dry` only prints.
 */
const ridge = 0.5;
/** How much an email counts that was changed so that nothing is added. */
const idleWeight = 1.5;
const thrift = 1e-5;
/** Pulls the costs of correlated rules toward each other. */
const evenness = 2e-4;

const {
  vocabulary,
  measureSize,
  whole: wholeRows,
  bare,
  idle,
} = rowsOf(develop, documents, scrapsOf());
const { features, rarity, measures } = vocabulary;
const count = develop.length;
/** Each email, then each bare one, then the changes that add nothing. */
const rows = [...wholeRows, ...bare, ...idle.map(({ row }) => row)];
const gram = gramMatrix(rows);
const system = { ridge, idleWeight };
/** The rows of the changes made to some emails. */
const idleOf = (indexes: readonly number[]) => {
  const some = new Set(indexes);
  return idle.flatMap(({ index }, at) => (some.has(index) ? [2 * count + at] : []));
};

/** How grave each fault is in each email, by questions learned without its fold; the graver of both readings. */
const answers: number[][] = everyone.map(() => []);
for (const { inside, outside } of apart) {
  const learned = solveRidge(
    gram,
    { rows: outside, targets, weights, idle: idleOf(outside) },
    system,
  );
  for (const index of inside) {
    const ofBare = guessRidge(gram, learned, count + index);
    answers[index] = guessRidge(gram, learned, index).map((value, at) =>
      Math.max(value, ofBare[at] ?? value),
    );
  }
}

/** An unreadable text cannot earn anything. */
const unreadable = documents.map(unreadability);

/** Regularized guesses stay near the mean: stretch them to the spread of the labels. */
const means = questionIds.map((_, at) => meanOf(targets.map((target) => target[at] ?? 0)));
const gains = questionIds.map(
  (_, at) =>
    spreadOf(targets.map((target) => target[at] ?? 0)) /
    (spreadOf(answers.map((answer) => answer[at] ?? 0)) || 1),
);

function spreadOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}

/** How much of a guess is treated as doubt, and how far the rest is stretched. */
type Tuning = { readonly doubt: number; readonly stretch: number };

function severitiesOf(index: number, { doubt, stretch }: Tuning): Map<string, number> {
  const answer = answers[index] ?? [];
  const least = unreadable[index] ?? 0;
  return new Map(
    questionIds.flatMap((question, at) => {
      const mean = means[at] ?? 0;
      const drawn = mean + (gains[at] ?? 1) * ((answer[at] ?? mean) - mean);
      const severity = Math.min(gravest, Math.max(least, stretch * (drawn - doubt)));
      return severity > 0 ? [[question, severity] as const] : [];
    }),
  );
}

const questions: ReadonlySet<string> = new Set(questionIds);
const plainRules = rules.filter(({ id }) => !questions.has(id));
const found = documents.map(
  (doc) =>
    new Map(
      plainRules.flatMap((rule) => {
        const finding = rule.find(doc);
        return finding ? [[rule.id, finding.severity] as const] : [];
      }),
    ),
);
const stepsOf = (some: readonly (typeof rules)[number][]) =>
  new Map(some.map(({ id, steps }) => [id, steps]));
const allSteps = stepsOf(rules);
const none: ReadonlyMap<string, number> = new Map();

/** What each fault costs where readers found it themselves, whatever the coach makes of the email. */
function fitToLabels(indexes: readonly number[]): Costs {
  const cases = indexes.map((index): Case => {
    const graded = questionIds.map(
      (question, at) => [question, targets[index]?.[at] ?? 0] as const,
    );
    return {
      target: ratings[index] ?? 0,
      severities: new Map([...graded.filter(([, grave]) => grave > 0), ...(found[index] ?? none)]),
      weight: weights[index] ?? 1,
    };
  });
  return fitCosts(cases, { steps: allSteps, thrift, evenness });
}

/** The questions cost what their faults cost as labelled; the other rules what is left to explain. */
function fitTo(indexes: readonly number[], labelled: Costs, tuning: Tuning): Costs {
  const cases = indexes.map((index): Case => ({
    target: ratings[index] ?? 0,
    severities: new Map([...severitiesOf(index, tuning), ...(found[index] ?? none)]),
    weight: weights[index] ?? 1,
  }));
  const held: Costs = new Map([...labelled].filter(([rule]) => questions.has(rule)));
  return fitCosts(cases, { steps: allSteps, thrift, evenness, held });
}

const labelledApart = apart.map(({ outside }) => fitToLabels(outside));

function guessesOf(fits: readonly Costs[], tuning: Tuning): number[] {
  const guesses = new Array<number>(develop.length).fill(0);
  for (const [at, { inside }] of apart.entries())
    for (const index of inside) {
      const severities = severitiesOf(index, tuning);
      const all = new Map([...severities, ...(found[index] ?? none)]);
      guesses[index] = guess(fits[at] ?? new Map<string, number[]>(), all);
    }
  return guesses;
}

const pick = (values: readonly number[], some: readonly number[]) =>
  some.map((index) => values[index] ?? 0);

function report(name: string, guesses: readonly number[]): void {
  console.log(
    `${name}: rank correlation ${rankCorrelation(pick(guesses, whole), pick(ratings, whole)).toFixed(3)}, mean error ${meanError(pick(guesses, whole), pick(ratings, whole)).toFixed(1)}, on ${whole.length} emails; on ${real.length} real ones ${rankCorrelation(pick(guesses, real), pick(ratings, real)).toFixed(3)}, ${meanError(pick(guesses, real), pick(ratings, real)).toFixed(1)}`,
  );
}

console.log(`${features.length} features, ${count} emails in ${apart.length} folds`);
for (const [at, question] of questionIds.entries()) {
  const guesses = answers.map((answer) => answer[at] ?? 0);
  const truth = targets.map((target) => target[at] ?? 0);
  console.log(
    `${question.padEnd(14)} agrees with its labels ${rankCorrelation(guesses, truth).toFixed(2)}, on real emails ${rankCorrelation(pick(guesses, real), pick(truth, real)).toFixed(2)}`,
  );
}
const tunings = [0.1, 0.2, 0.3, 0.4, 0.5].flatMap((doubt) =>
  [0.9, 1, 1.1, 1.2, 1.3, 1.4].map((stretch) => ({ doubt, stretch })),
);
/** The mean error on emails as somebody wrote them, by which a tuning is chosen; real ones count as in the fit. */
const lossWith = (tuning: Tuning) => {
  const guesses = guessesOf(labelledApart, tuning);
  const sum = whole.reduce((total, index) => total + (weights[index] ?? 1), 0);
  return whole.reduce(
    (total, index) =>
      total +
      ((weights[index] ?? 1) * Math.abs((guesses[index] ?? 0) - (ratings[index] ?? 0))) / sum,
    0,
  );
};
const tuning = tunings
  .map((one) => ({ one, loss: lossWith(one) }))
  .toSorted((one, other) => one.loss - other.loss)[0]?.one ?? { doubt: 0, stretch: 1 };
const fits = apart.map(({ outside }, at) =>
  fitTo(outside, labelledApart[at] ?? new Map<string, number[]>(), tuning),
);
const guesses = guessesOf(fits, tuning);
console.log(`of a guess ${tuning.doubt} is doubt; the rest is drawn out by ${tuning.stretch}`);
report('the questions and rules', guesses);
const labelFit = fitToLabels(everyone);
report(
  'the same with the faults as labelled, not guessed',
  everyone.map((index) =>
    guess(
      labelFit,
      new Map([
        ...questionIds.map((question, at) => [question, targets[index]?.[at] ?? 0] as const),
        ...(found[index] ?? none),
      ]),
    ),
  ),
);

const fitted = fitTo(everyone, labelFit, tuning);
function isFound(index: number, rule: string): boolean {
  return found[index]?.has(rule) || (severityIn.get(rule)?.[index] ?? 0) > 0;
}
const severityIn = new Map(
  questionIds.map((question) => [
    question as string,
    everyone.map((index) => severitiesOf(index, tuning).get(question) ?? 0),
  ]),
);

const lossOf = (cost: number) => 1 - Math.exp(-cost);
const losses = Object.fromEntries(
  [...fitted].map(([rule, costs]) => {
    const costliest = fits
      .map((fit) => lossOf(fit.get(rule)?.at(-1) ?? 0))
      .toSorted((one, other) => one - other);
    return [
      rule,
      {
        steps: costs.map((cost) => round(lossOf(cost), 4)),
        interval: [round(costliest[0] ?? 0, 3), round(costliest.at(-1) ?? 0, 3)],
        emails: everyone.filter((index) => isFound(index, rule)).length,
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
  solveRidge(gram, { rows: everyone, targets, weights, idle: idleOf(everyone) }, system),
);
const reader = {
  features,
  rarity,
  measures,
  questions: Object.fromEntries(
    questionIds.map((question, at) => {
      const gain = (gains[at] ?? 1) * tuning.stretch;
      const weightAt = (index: number) => gain * (learned.weights.get(index)?.[at] ?? 0);
      const own = features.map((_, index) => weightAt(index));
      const mean = means[at] ?? 0;
      return [
        question,
        {
          mean: round(
            tuning.stretch * (mean - tuning.doubt) + gain * ((learned.means[at] ?? 0) - mean),
            4,
          ),
          ...asLetters(own),
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
    version: createHash('sha256')
      .update(JSON.stringify({ losses, reader }))
      .digest('hex')
      .slice(0, 8),
    emails: develop.length,
    ratings: develop.length * 3,
    agreement: round(rankCorrelation(pick(guesses, whole), pick(ratings, whole)), 2),
    agreementOnReal: round(rankCorrelation(pick(guesses, real), pick(ratings, real)), 2),
    ceiling: round(ceilingOf(develop), 2),
    error: round(meanError(pick(guesses, whole), pick(ratings, whole)), 1),
    errorOnReal: round(meanError(pick(guesses, real), pick(ratings, real)), 1),
  },
  losses,
};
if (!process.argv.includes('--dry')) {
  const data = join(panelDir, '../../packages/coach/data');
  writeFileSync(join(data, 'reader.json'), `${JSON.stringify(reader)}\n`);
  writeFileSync(join(data, 'calibration.json'), `${JSON.stringify(calibration, null, 1)}\n`);
}
