import type { UserTransaction } from '../../db/with-user.ts';
import type { WeeklyReport } from '../../ports/report-mail.ts';
import type { Context } from '../context.ts';

/** The newest piece of advice that is still open, of those that matter most; null without one. */
export async function tipForReport(
  ctx: Context,
  tx: UserTransaction,
): Promise<WeeklyReport['tip']> {
  const row = await tx
    .selectFrom('user_tips')
    .innerJoin('tip_templates', 'tip_templates.id', 'user_tips.tip_template_id')
    .select('user_tips.generated_content')
    .where('user_tips.user_id', '=', ctx.user.id)
    .where('user_tips.status', '=', 'active')
    .orderBy((tip) =>
      tip.case('tip_templates.priority').when('high').then(1).when('medium').then(2).else(3).end(),
    )
    .orderBy('user_tips.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { title, description } = (row?.generated_content ?? {}) as Record<string, unknown>;
  if (typeof title !== 'string' || typeof description !== 'string') return null;
  return { title, description };
}
