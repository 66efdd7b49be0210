import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { planFacts, selectPlan, selectProfile, settingFacts } from './account-facts.ts';
import { addDays } from '../../analytics/range/calendar-day.ts';
import { clockOf } from '../../analytics/range/clock-of.ts';
import { selectActivity } from './activity-facts.ts';
import { draftFacts, selectDraftCounts } from './draft-facts.ts';
import type { PersonFacts } from './person-facts.ts';
import { selectSentCounts, sentFacts } from './sent-facts.ts';
import { selectTemplateCounts } from './template-facts.ts';

/** All that tips may know of the caller. */
export async function gatherFacts(ctx: Context, tx: UserTransaction): Promise<PersonFacts> {
  const { week, month } = await beginnings(ctx, tx);
  const row = await tx
    .selectNoFrom([
      selectDraftCounts(ctx, { week, month }).as('drafts'),
      selectTemplateCounts(ctx, week).as('templates'),
      selectActivity(ctx, week).as('activity'),
      selectSentCounts(ctx, tx).as('sent'),
      selectProfile(ctx).as('profile'),
      selectPlan(ctx).as('plan'),
    ])
    .executeTakeFirstOrThrow();
  return {
    ...draftFacts(row.drafts, ctx.now()),
    ...row.templates,
    ...row.activity,
    ...sentFacts(row.sent),
    ...settingFacts(ctx, row.profile),
    ...planFacts(ctx, row.plan, row.templates.totalTemplates),
  };
}

/** When the last seven and the last thirty days began, today counted, in the caller's calendar. */
async function beginnings(ctx: Context, tx: UserTransaction) {
  const { time_zone } = await tx
    .selectFrom('profiles')
    .where('id', '=', ctx.user.id)
    .select('time_zone')
    .executeTakeFirstOrThrow();
  const clock = clockOf(time_zone ?? 'UTC');
  const today = clock.dayAt(ctx.now());
  return { week: clock.startOf(addDays(today, -6)), month: clock.startOf(addDays(today, -29)) };
}
