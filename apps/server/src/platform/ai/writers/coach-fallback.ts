import type { EngineReason } from '@replysmith/contract';
import type { Authored, ModelUsage, Outcome, Writing } from '../ai.ts';
import type { ModelAnswer, ModelCall } from '../model/spending.ts';
import type { ModelClient } from '../model/model-client.ts';
import { ModelFailure, Stopped } from '../model/model-failure.ts';

export const nothing: ModelUsage = { input_tokens: 0, output_tokens: 0 };

export function byCoach<Result>(
  result: Result,
  engine_reason: EngineReason | null = null,
  usage: ModelUsage = nothing,
): Authored<Result> {
  return { outcome: 'written', result, engine: 'coach', model: null, engine_reason, ...usage };
}

function byModel<Result>(result: Result, model: string, usage: ModelUsage): Authored<Result> {
  return { outcome: 'written', result, engine: 'model', model, engine_reason: null, ...usage };
}

export function isByModel<Result>(outcome: Outcome<Result>): outcome is Authored<Result> {
  return outcome.outcome === 'written' && outcome.engine === 'model';
}

/**
 * The model's text is not used. `reason` is null when the model was right to leave the matter to
 * the coach.
 */
export class CoachInstead {
  readonly reason: EngineReason | null;
  constructor(reason: EngineReason | null) {
    this.reason = reason;
  }
}

export type Task<Answer, Result> = {
  readonly call: Pick<ModelCall<Answer>, 'useCase' | 'system' | 'prompt' | 'schema' | 'show'>;
  /** Turns the model's answer into a result for the person. */
  readonly accept: (answer: Answer) => Promise<Result | CoachInstead>;
  /** The same for a text that was stopped. */
  readonly keep: (shown: string) => Promise<string>;
  readonly byCoach: () => Promise<Result>;
};

/**
 * Lets a model write something, and the coach where no model is set up, the model fails, or its
 * text cannot be checked. Once a model was asked, every outcome tells what that cost.
 */
export async function withCoachBehind<Answer, Result>(
  client: ModelClient,
  { call, accept, keep, byCoach: coachWrites }: Task<Answer, Result>,
  { isSpent, signal, onText, onRewind }: Writing,
): Promise<Outcome<Result>> {
  const model = client.modelOf(call.useCase);
  if (model === null) return byCoach(await coachWrites());
  if (isSpent) return byCoach(await coachWrites(), 'spent');

  let shown = '';
  const rewind = () => {
    shown = '';
    onRewind();
  };
  const show = (text: string) => {
    shown += text;
    onText(text);
  };
  const byModelSoFar = (engine_reason: EngineReason | null, usage: ModelUsage) =>
    ({ engine: 'model', model, engine_reason, ...usage }) as const;
  const stepIn = async (
    reason: EngineReason | null,
    usage: ModelUsage,
  ): Promise<Outcome<Result>> => {
    if (shown !== '') rewind();
    try {
      return byCoach(await coachWrites(), reason, usage);
    } catch (cause) {
      return { outcome: 'failed', cause, ...byModelSoFar(reason, usage) };
    }
  };

  let answer: ModelAnswer<Answer>;
  try {
    answer = await client.ask({ ...call, signal, onText: show, onRewind: rewind });
  } catch (error) {
    if (error instanceof ModelFailure) return stepIn(error.reason, error.usage);
    if (!(error instanceof Stopped)) throw error;
    const partialText = shown === '' ? '' : await keep(shown).catch(() => '');
    return { outcome: 'stopped', partialText, ...byModelSoFar(null, error.usage) };
  }
  const result = await accept(answer.value).catch(() => new CoachInstead('unusable'));
  if (result instanceof CoachInstead) return stepIn(result.reason, answer.usage);
  return byModel(result, answer.model, answer.usage);
}
