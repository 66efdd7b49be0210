import type { UserTransaction } from '../../db/with-user.ts';
import type { WeeklyReport } from '../../ports/report-mail.ts';
import type { Context } from '../context.ts';
import { byUrgency } from '../tips/engine/by-urgency.ts';
import { planTips } from '../tips/plan-tips.ts';

/** The most urgent advice that holds now, as their tips would show it; null without any. */
export async function tipForReport(
  ctx: Context,
  tx: UserTransaction,
): Promise<WeeklyReport['tip']> {
  const { steps } = await planTips(ctx, tx);
  const tips = steps.flatMap(({ step, made }) => {
    // What was dismissed is never mailed, even where it would be shown again.
    if (!made || step === 'revive') return [];
    const { id: tip_template_id, priority } = made.template;
    return [{ tip_template_id, priority, generated_content: made.content }];
  });
  const [first] = tips.sort(byUrgency);
  if (!first) return null;
  const { title, description } = first.generated_content;
  return { title, description };
}
