import { rmSync } from 'node:fs';
import { temporaryDataDir } from '../../../tools/product/temporary-data-dir.ts';
import type { ChosenEmail } from './choose-emails.ts';
import { judgeOutcome, textsOf, type Judged, type Texts } from './judge-outcome.ts';
import type { PricesOf } from './read-prices.ts';
import { runModel } from './run-model.ts';
import { settingsOf } from './settings-of.ts';
import { summarise, type Summary } from './summarise.ts';

type Evaluation = {
  /** As the provider knows them; the coach is measured in any case. */
  readonly models: readonly string[];
  readonly emails: readonly ChosenEmail[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly atOnce: number;
  readonly pricesOf: PricesOf;
  readonly onBegin?: (model: string) => void;
};

export type Evaluated = {
  readonly summary: Summary;
  readonly answers: readonly Judged[];
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
