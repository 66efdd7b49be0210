import { sql } from 'kysely';
import type { Context } from '../../../platform/context/context.ts';

const day = 86_400_000;

export type ActivityFacts = {
  totalCampaigns: number;
  /** Started, and unchanged for two days. */
  idleCampaigns: number;
  totalSessions: number;
  /** Not archived, and unchanged for sixty days. */
  idleSessions: number;
  questionsAsked: number;
  simulations: number;
  /** Emails written or rewritten in the last thirty days without a note that they were sent. */
  rewritesNotNoted: number;
  totalWorkflows: number;
  activeWorkflows: number;
  /** In the last seven days. */
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
      SELECT count(*) FROM (
        SELECT message_id FROM optimization_analytics WHERE ${own} AND created_at >= ${ago(30)}
        UNION ALL ${writtenFromBriefs(ctx, ago(30))}
      ) AS written WHERE NOT EXISTS (
        SELECT FROM sent_emails AS sent
        WHERE sent.user_id = ${ctx.user.id} AND sent.deleted_at IS NULL
          AND sent.message_id = written.message_id
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

/** Answers that hold an email written from a brief; no optimization is recorded for them. */
function writtenFromBriefs(ctx: Context, since: Date) {
  return sql`
    SELECT answer.id FROM ai_requests AS request
    JOIN chat_messages AS answer ON answer.id = request.answer_message_id
    WHERE request.user_id = ${ctx.user.id} AND request.created_at >= ${since}
      AND request.message_type = 'email_optimization' AND request.status = 'answered'
      AND answer.optimization_results ->> 'brief' IS NOT NULL
  `;
}
