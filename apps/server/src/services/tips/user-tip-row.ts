import { UserTip } from '@replysmith/contract';
import { sql, type Expression } from 'kysely';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { isOfThisVersion } from '../is-of-this-version.ts';

/** Emails from each side of the day that a tip was applied: fewer say nothing, more are not needed. */
const fewest = 5;
const mostEmails = 20;

/** Kinds of tips that are about how drafts score. */
const aboutScores = ['performance', 'optimization', 'skill_building'];

/** The caller's tips, with their templates and, of those applied, what came of it. */
export function selectUserTips(ctx: Context, tx: UserTransaction) {
  return tx
    .selectFrom('user_tips as tip')
    .innerJoin('tip_templates as template', 'template.id', 'tip.tip_template_id')
    .where('tip.user_id', '=', ctx.user.id)
    .select(['tip.id', 'tip.tip_template_id', 'template.category', 'template.priority'])
    .select(['tip.generated_content', 'tip.status', 'tip.created_at', 'tip.dismissed_at'])
    .select(['tip.dismissal_reason', 'tip.applied_at'])
    .select([draftsBefore(ctx).as('before'), draftsSince(ctx).as('since')]);
}

type Drafts = { readonly count: number; readonly average: number | null } | null;

const draftsBefore = (ctx: Context) => draftsOf(ctx, sql`created_at < tip.applied_at`, 'DESC');
const draftsSince = (ctx: Context) => draftsOf(ctx, sql`created_at >= tip.applied_at`, 'ASC');

/** What the emails that were nearest to the day scored as they were written. */
function draftsOf(ctx: Context, when: Expression<unknown>, order: 'ASC' | 'DESC') {
  return sql<Drafts>`CASE WHEN tip.status = 'applied' THEN (
    SELECT json_build_object('count', count(*), 'average', avg(original_score)) FROM (
      SELECT original_score FROM optimization_analytics
      WHERE user_id = ${ctx.user.id} AND ${when} AND ${isOfThisVersion()}
      ORDER BY created_at ${sql.raw(order)} LIMIT ${mostEmails}
    ) AS draft
  ) END`;
}

type UserTipRow = Awaited<ReturnType<ReturnType<typeof selectUserTips>['executeTakeFirstOrThrow']>>;

export function toUserTip({ before, since, ...row }: UserTipRow): UserTip {
  return UserTip.parse({
    ...row,
    created_at: row.created_at.toISOString(),
    dismissed_at: row.dismissed_at?.toISOString() ?? null,
    applied_at: row.applied_at?.toISOString() ?? null,
    effect: aboutScores.includes(row.category) ? effectOf(before, since) : null,
  });
}

function effectOf(before: Drafts, since: Drafts): UserTip['effect'] {
  if (!before || !since || before.count < fewest || since.count < fewest) return null;
  return {
    before: rounded(before.average ?? 0),
    after: rounded(since.average ?? 0),
    emails: since.count,
  };
}

const rounded = (points: number) => Math.round(points * 100) / 100;
