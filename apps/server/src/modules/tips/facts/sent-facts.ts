import { overdueDays } from '@replysmith/contract';
import { sql } from 'kysely';
import type { UserTransaction } from '../../../platform/db/with-user.ts';
import type { Context } from '../../../platform/context/context.ts';
import { countOutcomes, toOutcomeRates, type OutcomeCounts } from '../../sent-emails/outcomes.ts';

const day = 86_400_000;

/** Sent emails as their writer noted them. */
export type SentFacts = {
  sentEmails: number;
  /** Without a noted outcome for longer than an answer usually takes. */
  overdueEmails: number;
  /** The emails that a rate is computed from, including overdue ones. */
  decidedEmails: number;
  answeredEmails: number;
  /**
   * First emails sent three to fourteen days ago, without an answer or a follow-up. Of an email
   * written elsewhere it is not known which others follow it up.
   */
  dueFollowUps: number;
  followUpsSent: number;
  /** Emails with four or more follow-ups. */
  manyFollowUps: number;
};

type SentCounts = Omit<SentFacts, 'sentEmails' | 'decidedEmails' | 'answeredEmails'> & {
  readonly outcomes: OutcomeCounts;
};

export const selectSentCounts = (ctx: Context, tx: UserTransaction) => {
  const ago = (days: number) => new Date(ctx.now().getTime() - days * day);
  const overdue = sql`sent.status = 'sent' AND sent.sent_at < ${ago(overdueDays)}`;
  return sql<SentCounts>`(
    SELECT json_build_object(
      'outcomes', (SELECT to_json(outcomes) FROM ${countOutcomes(ctx, tx)} AS outcomes),
      'overdueEmails', count(*) FILTER (WHERE ${overdue}),
      'dueFollowUps', count(*) FILTER (
        WHERE sent.message_id IS NOT NULL AND sent.step = 0 AND sent.status = 'sent'
          AND sent.sent_at BETWEEN ${ago(14)} AND ${ago(3)}
          AND NOT EXISTS (
            SELECT FROM sent_emails AS later
            WHERE later.user_id = ${ctx.user.id} AND later.deleted_at IS NULL
              AND later.message_id = sent.message_id
              AND later.recipient IS NOT DISTINCT FROM sent.recipient AND later.step > 0
          )
      ),
      'followUpsSent', count(*) FILTER (WHERE sent.step > 0),
      'manyFollowUps', count(*) FILTER (WHERE sent.step = 4)
    ) FROM sent_emails AS sent
    WHERE sent.user_id = ${ctx.user.id} AND sent.deleted_at IS NULL
  )`;
};

export function sentFacts({ outcomes, ...counts }: SentCounts): SentFacts {
  const { sent, replied, meetings, no_reply } = toOutcomeRates(outcomes);
  const answered = replied + meetings;
  return {
    ...counts,
    sentEmails: sent,
    decidedEmails: answered + no_reply,
    answeredEmails: answered,
  };
}
