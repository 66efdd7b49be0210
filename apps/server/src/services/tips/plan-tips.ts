import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { gatherFacts } from './facts/gather-facts.ts';
import { knownTips, type KnownTip } from './known-tips.ts';
import { planTip, type TipStep } from './plan-tip.ts';

type PlannedTips = { readonly known: readonly KnownTip[]; readonly steps: readonly TipStep[] };

/** What is to happen to the caller's tips so that they say what holds now. Changes nothing. */
export async function planTips(ctx: Context, tx: UserTransaction): Promise<PlannedTips> {
  const facts = await gatherFacts(ctx, tx);
  const known = await knownTips(ctx, tx);
  return { known, steps: known.flatMap((tip) => planTip(tip, facts, ctx.now()) ?? []) };
}
