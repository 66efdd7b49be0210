import type { UserTip } from '@replysmith/contract';
import { sql } from 'kysely';
import { anyOf } from '../../db/any-of.ts';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import type { TipStep } from './plan-tip.ts';

/** Does what was planned, each kind of step in one statement, and gives the tips that hold now. */
export async function writeTips(
  ctx: Context,
  tx: UserTransaction,
  steps: readonly TipStep[],
): Promise<UserTip[]> {
  const now = ctx.now();
  const tips = steps.flatMap(({ step, made, stored }) => {
    if (!made) return [];
    const { id, category, priority } = made.template;
    const tip: UserTip = {
      id: stored?.id ?? ctx.newId(),
      tip_template_id: id,
      ...{ category, priority, generated_content: made.content, status: 'active' },
      created_at: (stored?.createdAt ?? now).toISOString(),
      ...{ dismissed_at: null, dismissal_reason: null, applied_at: null, effect: null },
    };
    return [{ step, tip, context: made.context }];
  });
  const dropped = steps.flatMap(({ step, stored }) => (step === 'drop' ? [stored.id] : []));
  if (dropped.length > 0) {
    await tx
      .deleteFrom('user_tips')
      .where('user_id', '=', ctx.user.id)
      .where('id', '=', anyOf(dropped))
      .execute();
  }
  const added = tips.filter(({ step }) => step === 'insert');
  if (added.length > 0) {
    await tx
      .insertInto('user_tips')
      .values(
        added.map(({ tip, context }) => ({
          ...{ id: tip.id, user_id: ctx.user.id, tip_template_id: tip.tip_template_id },
          generated_content: JSON.stringify(tip.generated_content),
          context_data: JSON.stringify(context),
          created_at: now,
        })),
      )
      .execute();
  }
  const changed = tips.filter(({ step }) => step === 'rewrite' || step === 'revive');
  if (changed.length > 0) {
    const rows = changed.map(({ tip, context }) => ({
      ...{ id: tip.id, content: tip.generated_content, context },
    }));
    await sql`
      UPDATE user_tips AS tip
      SET generated_content = made.content, context_data = made.context, status = 'active',
        dismissed_at = NULL, dismissal_reason = NULL
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS made (id uuid, content jsonb, context jsonb)
      WHERE tip.id = made.id AND tip.user_id = ${ctx.user.id}
    `.execute(tx);
  }
  return tips.map(({ tip }) => tip);
}
