import type { UserTipPage, UserTipQuery } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { byUrgency } from './engine/by-urgency.ts';
import { selectUserTips, toUserTip } from './user-tip-row.ts';

/**
 * The caller's tips as they were last brought up to date: active ones by urgency, others the last
 * decided first. There are about as many as templates, so all are read.
 */
export async function listUserTips(
  ctx: Context,
  { status, category, limit }: UserTipQuery,
): Promise<UserTipPage> {
  const rows = await withUser(ctx, (tx) =>
    selectUserTips(ctx, tx)
      .where('tip.status', '=', status)
      .$if(category !== undefined, (tips) => tips.where('template.category', '=', category ?? ''))
      .orderBy(({ fn }) => fn.coalesce('tip.dismissed_at', 'tip.applied_at'), 'desc')
      .orderBy('tip.id')
      .execute(),
  );
  const tips = rows.map(toUserTip);
  if (status === 'active') tips.sort(byUrgency);
  return { items: tips.slice(0, limit), total: tips.length };
}
