import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { planFacts, selectPlan, selectProfile, settingFacts } from './account-facts.ts';
import { selectActivity, selectSentCounts } from './activity-facts.ts';
import { draftFacts, selectDraftCounts } from './draft-facts.ts';
import type { PersonFacts } from './person-facts.ts';
import { selectTemplateCounts } from './template-facts.ts';

/** All that tips may know of the caller, in one question to the database. */
export async function gatherFacts(ctx: Context, tx: UserTransaction): Promise<PersonFacts> {
  const row = await tx
    .selectNoFrom([
      selectDraftCounts(ctx).as('drafts'),
      selectTemplateCounts(ctx).as('templates'),
      selectActivity(ctx).as('activity'),
      selectSentCounts(ctx).as('sent'),
      selectProfile(ctx).as('profile'),
      selectPlan(ctx).as('plan'),
    ])
    .executeTakeFirstOrThrow();
  return {
    ...draftFacts(row.drafts, ctx.now()),
    ...row.templates,
    ...row.activity,
    ...row.sent,
    ...settingFacts(ctx, row.profile),
    ...planFacts(ctx, row.plan, row.templates.totalTemplates),
  };
}
