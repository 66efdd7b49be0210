import { overdueDays } from '@replysmith/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';

const day = 86_400_000;

export type ActivityFacts = {
  totalCampaigns: number;
  /** Begun, and untouched for two days. */
  idleCampaigns: number;
  totalSessions: number;
  /** Not archived, and untouched for sixty days. */
  idleSessions: number;
  questionsAsked: number;
  simulations: number;
  /** Rewrites of the last thirty days of which none was noted as sent. */
  rewritesNotNoted: number;
  totalWorkflows: number;
  activeWorkflows: number;
  /** In the last seven days. */
  failedRuns: number;
};

/** Sent emails, as their writer noted them. */
export type SentFacts = {
  sentEmails: number;
  /** Waiting for longer than an answer takes: their outcome was not told. */
  overdueEmails: number;
  decidedEmails: number;
  answeredEmails: number;
  /** First emails of three to fourteen days ago without an answer or a follow-up. */
  dueFollowUps: number;
  followUpsSent: number;
  /** Emails that had a fourth follow-up or more. */
  manyFollowUps: number;
};

export const selectActivity = (ctx: Context) => {
  const ago = (days: number) => new Date(ctx.now().getTime() - days * day);
  const own = sql`user_id = ${ctx.user.id}`;
  const answered = sql`${own} AND status = 'answered'`;
  return sql<ActivityFacts>`json_build_object(
    'totalCampaigns',
    (SELECT count(*) FROM wizard_campaigns WHERE ${own} AND deleted_at IS NULL),
    'idleCampaigns',
    (
      SELECT count(*) FROM wizard_campaigns
      WHERE ${own} AND deleted_at IS NULL AND status = 'draft' AND updated_at < ${ago(2)}
    ),
    'totalSessions',
    (SELECT count(*) FROM chat_sessions WHERE ${own} AND deleted_at IS NULL),
    'idleSessions',
    (
      SELECT count(*) FROM chat_sessions
      WHERE ${own} AND deleted_at IS NULL AND NOT is_archived AND last_activity < ${ago(60)}
    ),
    'questionsAsked',
    (SELECT count(*) FROM ai_requests WHERE ${answered} AND message_type = 'conversation'),
    'simulations',
    (SELECT count(*) FROM ai_requests WHERE ${answered} AND message_type = 'client_simulation'),
    'rewritesNotNoted',
    (
      SELECT count(*) FROM optimization_analytics AS won
      WHERE won.user_id = ${ctx.user.id} AND won.created_at >= ${ago(30)} AND NOT EXISTS (
        SELECT FROM sent_emails AS sent
        WHERE sent.user_id = ${ctx.user.id} AND sent.message_id = won.message_id
      )
    ),
    'totalWorkflows',
    (SELECT count(*) FROM workflow_rules WHERE ${own} AND deleted_at IS NULL),
    'activeWorkflows',
    (SELECT count(*) FROM workflow_rules WHERE ${own} AND deleted_at IS NULL AND is_active),
    'failedRuns',
    (
      SELECT count(*) FROM workflow_executions
      WHERE ${own} AND status = 'failed' AND executed_at >= ${ago(7)}
    )
  )`;
};

export const selectSentCounts = (ctx: Context) => {
  const ago = (days: number) => new Date(ctx.now().getTime() - days * day);
  const overdue = sql`sent.status = 'sent' AND sent.sent_at < ${ago(overdueDays)}`;
  return sql<SentFacts>`(
    SELECT json_build_object(
      'sentEmails', count(*),
      'overdueEmails', count(*) FILTER (WHERE ${overdue}),
      'decidedEmails', count(*) FILTER (WHERE sent.status <> 'sent'),
      'answeredEmails', count(*) FILTER (WHERE sent.status IN ('replied', 'meeting')),
      'dueFollowUps', count(*) FILTER (
        WHERE sent.step = 0 AND sent.status = 'sent'
          AND sent.sent_at BETWEEN ${ago(14)} AND ${ago(3)}
          AND NOT EXISTS (
            SELECT FROM sent_emails AS later
            WHERE later.user_id = ${ctx.user.id} AND later.message_id = sent.message_id
              AND later.recipient IS NOT DISTINCT FROM sent.recipient AND later.step > 0
          )
      ),
      'followUpsSent', count(*) FILTER (WHERE sent.step > 0),
      'manyFollowUps', count(*) FILTER (WHERE sent.step = 4)
    ) FROM sent_emails AS sent WHERE sent.user_id = ${ctx.user.id}
  )`;
};
