import { rmSync } from 'node:fs';
import type { EmailText } from '@replysmith/contract';
import { temporaryDataDir } from '../../../tools/product/server-arguments.ts';
import type { ChosenEmail } from './emails.ts';
import { judgeOutcome, type Judged } from './judge.ts';
import { runModel, settingsOf, type Metered } from './run-model.ts';
import { summarise, type PricesOf, type Summary } from './summary.ts';

type Evaluation = {
  /** Model names of the provider; the coach is always included. */
  readonly models: readonly string[];
  readonly emails: readonly ChosenEmail[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly atOnce: number;
  readonly pricesOf: PricesOf;
  readonly onBegin?: (model: string) => void;
};

/** The texts for one email, for reading along. */
type Texts = {
  readonly id: string;
  readonly kind: string;
  readonly original: EmailText;
  readonly written: string | null;
  readonly result: EmailText | null;
};

export type Evaluated = {
  readonly summary: Summary;
  readonly answers: readonly Judged[];
  /** In the order of the answers. */
  readonly texts: readonly Texts[];
};

/** Has the coach, then each model, rewrite the same emails through the product. */
export async function evaluateModels(evaluation: Evaluation): Promise<Evaluated[]> {
  const { models, emails, environment, atOnce, pricesOf, onBegin } = evaluation;
  const dataDir = temporaryDataDir('evaluate');
  try {
    const evaluated: Evaluated[] = [];
    for (const model of [null, ...models]) {
      const name = model ?? 'coach';
      onBegin?.(name);
      const settings = settingsOf(model, environment);
      const outcomes = await runModel({ dataDir, settings, emails, atOnce });
      const answers = outcomes.map(judgeOutcome);
      const coach = evaluated[0]?.answers ?? answers;
      const prices = model === null ? null : pricesOf(model);
      const summary = summarise(name, answers, { coach, prices });
      evaluated.push({ summary, answers, texts: outcomes.map(textsOf) });
    }
    return evaluated;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function textsOf({ email, written, optimization }: Metered): Texts {
  const { id, kind, subject, body } = email;
  const result = optimization?.optimized_email ?? null;
  return { id, kind, original: { subject, body }, written, result };
}
