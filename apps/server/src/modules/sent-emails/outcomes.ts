import { type OutcomeFilter, type OutcomeRates, overdueDays, rateOf } from '@replysmith/contract';
import { sql } from 'kysely';
import { readAsUser, type UserReads } from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';
import { matchesFilter, selectSent } from './service.ts';

export type OutcomeCounts = {
  /** PostgreSQL returns counts as text, and null for the sum of nothing. */
  readonly [Count in 'sent' | 'waiting' | 'replied' | 'meetings' | 'no_reply']: string | null;
};

const day = 86_400_000;

/** An email sent before this moment and not answered counts as never answered. */
export function overdueSince(ctx: Pick<Context, 'now'>): Date {
  return new Date(ctx.now().getTime() - overdueDays * day);
}

/** A query that counts the caller's sent emails by outcome; callers narrow or group it. */
export function countOutcomes(ctx: Context, tx: UserReads) {
  const overdue = overdueSince(ctx);
  return selectSent(ctx, tx).select([
    sql<string>`count(*)`.as('sent'),
    sql<string>`count(*) FILTER (WHERE status = 'sent' AND sent_at >= ${overdue})`.as('waiting'),
    sql<string>`count(*) FILTER (WHERE status = 'replied')`.as('replied'),
    sql<string>`count(*) FILTER (WHERE status = 'meeting')`.as('meetings'),
    sql<string>`count(*) FILTER (
        WHERE status = 'no_reply' OR status = 'sent' AND sent_at < ${overdue}
      )`.as('no_reply'),
  ]);
}

/** The counts, and the rates among the emails that are decided. */
export function toOutcomeRates(counts: OutcomeCounts | undefined): OutcomeRates {
  const [replied, meetings, noReply] = [
    Number(counts?.replied ?? 0),
    Number(counts?.meetings ?? 0),
    Number(counts?.no_reply ?? 0),
  ];
  const decided = replied + meetings + noReply;
  return {
    sent: Number(counts?.sent ?? 0),
    waiting: Number(counts?.waiting ?? 0),
    ...{ replied, meetings, no_reply: noReply },
    reply_rate: rateOf(replied + meetings, decided),
    meeting_rate: rateOf(meetings, decided),
  };
}

/** The outcomes of the emails that match the filter. */
export async function getOutcomeRates(ctx: Context, filter: OutcomeFilter): Promise<OutcomeRates> {
  const counts = await readAsUser(ctx, (tx) =>
    countOutcomes(ctx, tx).where(matchesFilter(filter)).executeTakeFirst(),
  );
  return toOutcomeRates(counts);
}

/** The outcomes by campaign, in one query. */
export async function outcomesByCampaign(ctx: Context, tx: UserReads) {
  const rows = await countOutcomes(ctx, tx)
    .select('campaign_id')
    .where('campaign_id', 'is not', null)
    .groupBy('campaign_id')
    .execute();
  return new Map(rows.map((row) => [row.campaign_id, row]));
}
