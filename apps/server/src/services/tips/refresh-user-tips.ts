import type { RefreshUserTipsRequest, UserTipPage } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { turnOf } from '../idempotency/turn-of.ts';
import { byUrgency } from './engine/by-urgency.ts';
import { noteShown } from './note-shown.ts';
import { planTips } from './plan-tips.ts';
import { writeTips } from './write-tips.ts';

/**
 * Brings the caller's tips in line with what holds now, and shows the most urgent. A person's calls
 * take turns, so that none makes a tip twice; where nothing changed, nothing is written.
 */
export async function refreshUserTips(
  ctx: Context,
  { category, limit }: RefreshUserTipsRequest,
): Promise<UserTipPage> {
  const manner = { turn: turnOf(ctx.user.id, 'tips') };
  return withUser(
    ctx,
    async (tx) => {
      const { known, steps } = await planTips(ctx, tx);
      const tips = await writeTips(ctx, tx, steps);
      const wanted = tips
        .filter((tip) => category === undefined || tip.category === category)
        .sort(byUrgency);
      const items = wanted.slice(0, limit);
      const wereShown = new Set(known.flatMap(({ stored }) => (stored?.wasShown ? stored.id : [])));
      const isNew = ({ id }: { id: string }) => !wereShown.has(id);
      await noteShown(
        ctx,
        tx,
        items.filter(isNew).map(({ id }) => id),
      );
      return { items, total: wanted.length };
    },
    manner,
  );
}
