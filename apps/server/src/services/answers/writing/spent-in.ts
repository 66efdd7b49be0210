import type { Spent } from '../../../ports/ai.ts';

/** What the ledger says of an outcome, whatever it was. */
export function spentIn({
  engine,
  model,
  engine_reason,
  input_tokens,
  output_tokens,
}: Spent): Spent {
  return { engine, model, engine_reason, input_tokens, output_tokens };
}
