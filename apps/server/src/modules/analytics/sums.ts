import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context/context.ts';
import { overdueSince } from '../sent-emails/outcomes.ts';

type Slots = {
  /** When the slot of a moment begins. */
  readonly startOf: (moment: number) => number;
  /** When the slot that begins then ends. */
  readonly endOf: (start: number) => number;
};

const slotsOf = (length: number): Slots => ({
  startOf: (moment) => Math.floor(moment / length) * length,
  endOf: (start) => start + length,
});
const hours = slotsOf(3_600_000);
const days = slotsOf(24 * 3_600_000);
const months: Slots = {
  startOf: (moment) => monthFrom(moment, 0),
  endOf: (start) => monthFrom(start, 1),
};

function monthFrom(moment: number, later: number): number {
  const date = new Date(moment);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later);
}

const answers = {
  table: 'optimization_analytics',
  time: 'created_at',
  entries: sql`sums_of_answer(
    user_id, created_at, score_version, original_score, optimized_score, template_id,
    industry_context, rule_losses, improvement_areas
  )`,
  slots: days,
} as const;
const sentEmails = {
  table: 'sent_emails',
  time: 'sent_at',
  entries: sql`sums_of_sent_email(
    user_id, sent_at, score_version, status, template_id, campaign_id, score, deleted_at
  )`,
  slots: days,
} as const;

/** The series of `analytics_sums`, with the rows they sum up and their slots. */
const sources = {
  answers: { ...answers, slots: hours },
  template: answers,
  industry: answers,
  rule: answers,
  area: answers,
  outcome: sentEmails,
  scored: sentEmails,
} as const;

/**
 * The entries of a series between the first and the last of some moments, as a table `sums`. Its
 * column `span` tells between which of them: 1 for the first two. Months that no moment cuts are
 * read from `analytics_sums` as such, of the others the slots that none cuts, and of a slot that one
 * cuts the rows, one by one. So are those that are not summed up yet.
 */
export function sumsBetween(
  { user }: Context,
  series: keyof typeof sources,
  moments: readonly Date[],
): RawBuilder<unknown> {
  const { table, time, entries, slots } = sources[series];
  const times = moments.map((moment) => moment.getTime());
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const cut = (by: Slots) => [
    ...new Set(times.map(by.startOf).filter((start, at) => start !== times[at])),
  ];
  /** What is within those that are cut, or before all that are summed up, as a table `part`. */
  const rest = (by: Slots, summedFrom: RawBuilder<unknown>) => {
    const from = cut(by).map((start) => Math.max(start, first));
    const until = cut(by).map((start) => Math.min(by.endOf(start), last));
    return sql`(
      SELECT start, until
      FROM unnest(${timestamps(from)}, ${timestamps(until)}) AS part (start, until)
      WHERE start >= ${summedFrom}
      UNION ALL
      SELECT ${new Date(first)}, least(${summedFrom}, ${new Date(last)})
    ) AS part`;
  };
  const sums = sql`entry.score_version, entry.key, entry.count, entry.before, entry.after`;
  const slotsFrom = sql`(SELECT slots_from FROM made)`;
  const monthsFrom = sql`(SELECT months_from FROM made)`;
  // `before` is always the start of a day of UTC, so the first month that begins then or later is
  // the one after the month of the day before. Twenty-four hours and 32 days, since the length of
  // '1 day' and '1 month' would go by the time zone of the connection.
  // Without OFFSET 0 the planner may read all rows and compare each with all parts.
  return sql`(
    WITH made AS (
      SELECT slots_from, date_trunc('month',
        date_trunc('month', slots_from - interval '24 hours', 'UTC') + interval '768 hours', 'UTC'
      ) AS months_from
      FROM coalesce(
        (SELECT before FROM sums_to_make WHERE user_id = ${user.id}), '-infinity'
      ) AS slots_from
    )
    SELECT width_bucket(at, ${timestamps(times)}) AS span, ${sums}
    FROM (
      SELECT slot AS at, ${sums} FROM analytics_sums AS entry
      WHERE user_id = ${user.id} AND series = ${`monthly ${series}`}
        AND slot >= ${new Date(first)} AND slot < ${new Date(last)}
        AND slot <> ALL (${timestamps(cut(months))}) AND slot >= ${monthsFrom}
      UNION ALL
      SELECT slot, ${sums}
      FROM ${rest(months, monthsFrom)}
      CROSS JOIN LATERAL (
        SELECT * FROM analytics_sums
        WHERE user_id = ${user.id} AND series = ${series} AND slot >= start AND slot < until
        OFFSET 0
      ) AS entry
      WHERE slot <> ALL (${timestamps(cut(slots))}) AND slot >= ${slotsFrom}
      UNION ALL
      SELECT at, ${sums}
      FROM ${rest(slots, slotsFrom)}
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
