import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context/context.ts';
import { overdueSince } from '../sent-emails/outcomes.ts';

const hour = 3_600_000;
const day = 24 * hour;

const answers = {
  table: 'optimization_analytics',
  time: 'created_at',
  entries: sql`sums_of_answer(
    user_id, created_at, score_version, original_score, optimized_score, template_id,
    industry_context, rule_losses, improvement_areas
  )`,
  slot: day,
} as const;
const sentEmails = {
  table: 'sent_emails',
  time: 'sent_at',
  entries: sql`sums_of_sent_email(
    user_id, sent_at, score_version, status, template_id, campaign_id, score, deleted_at
  )`,
  slot: day,
} as const;

/** The series of `analytics_sums`, with the rows they sum up and the length of their slots. */
const sources = {
  answers: { ...answers, slot: hour },
  template: answers,
  industry: answers,
  rule: answers,
  area: answers,
  outcome: sentEmails,
  scored: sentEmails,
} as const;

/**
 * The entries of a series between the first and the last of some moments, as a table `sums`. Its
 * column `span` tells between which of them: 1 for the first two. Whole slots are read from
 * `analytics_sums`; the rows of a slot that a moment cuts are read one by one, and so are those that
 * are not summed up yet.
 */
export function sumsBetween(
  { user }: Context,
  series: keyof typeof sources,
  moments: readonly Date[],
): RawBuilder<unknown> {
  const { table, time, entries, slot } = sources[series];
  const times = moments.map((moment) => moment.getTime());
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const slotOf = (moment: number) => Math.floor(moment / slot) * slot;
  const cut = [...new Set(times.filter((moment) => slotOf(moment) !== moment).map(slotOf))];
  const from = cut.map((start) => Math.max(start, first));
  const until = cut.map((start) => Math.min(start + slot, last));
  const sums = sql`entry.score_version, entry.key, entry.count, entry.before, entry.after`;
  const summedFrom = sql`coalesce(
    (SELECT before FROM sums_to_make WHERE user_id = ${user.id}), '-infinity'
  )`;
  // Without OFFSET 0 the planner may read all rows and compare each with all parts.
  return sql`(
    SELECT width_bucket(at, ${timestamps(times)}) AS span, ${sums}
    FROM (
      SELECT slot AS at, ${sums} FROM analytics_sums AS entry
      WHERE user_id = ${user.id} AND series = ${series}
        AND slot >= ${new Date(first)} AND slot < ${new Date(last)}
        AND slot <> ALL (${timestamps(cut)}) AND slot >= ${summedFrom}
      UNION ALL
      SELECT at, ${sums}
      FROM (
        SELECT start, until
        FROM unnest(${timestamps(from)}, ${timestamps(until)}) AS part (start, until)
        WHERE start >= ${summedFrom}
        UNION ALL
        SELECT ${new Date(first)}, least(${summedFrom}, ${new Date(last)})
      ) AS part
      CROSS JOIN LATERAL (
        SELECT ${sql.ref(time)} AS at, * FROM ${sql.table(table)}
        WHERE user_id = ${user.id} AND ${sql.ref(time)} >= start AND ${sql.ref(time)} < until
        OFFSET 0
      ) AS record
      CROSS JOIN LATERAL (
        SELECT ${sums} FROM ${entries} AS entry WHERE series = ${series}
      ) AS entry
    ) AS entry
  ) AS sums`;
}

function timestamps(times: readonly number[]): RawBuilder<unknown> {
  return sql`${times.map((moment) => new Date(moment).toISOString())}::timestamptz[]`;
}

/** Two moments; the end is exclusive. */
export type Span = { readonly start: Date; readonly end: Date };

/**
 * The entries of a series of sent emails within a span, with 2 as the `span` of those that may
 * still be answered. The key begins with the status.
 */
export function sentWithin(
  ctx: Context,
  series: 'outcome' | 'scored',
  { start, end }: Span,
): RawBuilder<unknown> {
  const overdue = overdueSince(ctx);
  const since = overdue < start ? start : overdue > end ? end : overdue;
  return sumsBetween(ctx, series, [start, since, end]);
}

/** The counts of `sentWithin`. */
export const outcomeCounts = sql`
  sum(count) AS sent,
  sum(count) FILTER (WHERE key[1] = 'sent' AND span = 2) AS waiting,
  sum(count) FILTER (WHERE key[1] = 'replied') AS replied,
  sum(count) FILTER (WHERE key[1] = 'meeting') AS meetings,
  sum(count) FILTER (WHERE key[1] = 'no_reply' OR key[1] = 'sent' AND span = 1) AS no_reply`;
