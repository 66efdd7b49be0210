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
  /** Of the last seven days. */
  failedRuns: number;
};

export const selectActivity = (ctx: Context, weekStart: Date) => {
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
      WHERE ${own} AND status = 'failed' AND executed_at >= ${weekStart}
    )
  )`;
};
