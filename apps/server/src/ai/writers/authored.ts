import type { EngineReason } from '@replysmith/contract';
import type { Authored, ModelUsage, Outcome } from '../../ports/ai.ts';

export const nothing: ModelUsage = { input_tokens: 0, output_tokens: 0 };

export function byCoach<Result>(
  result: Result,
  engine_reason: EngineReason | null = null,
  usage: ModelUsage = nothing,
): Authored<Result> {
  return { outcome: 'written', result, engine: 'coach', model: null, engine_reason, ...usage };
}

export function byModel<Result>(
  result: Result,
  model: string,
  usage: ModelUsage,
): Authored<Result> {
  return { outcome: 'written', result, engine: 'model', model, engine_reason: null, ...usage };
}

export function isByModel<Result>(outcome: Outcome<Result>): outcome is Authored<Result> {
  return outcome.outcome === 'written' && outcome.engine === 'model';
}
