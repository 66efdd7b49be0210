import { type RawBuilder, sql } from 'kysely';
import { withUser } from '../../platform/db/with-user.ts';
import { aiRequestColumns } from '../chat/ai-requests.ts';
import { chatMessageColumns } from '../chat/messages.ts';
import { chatSessionColumns } from '../chat/session-rows.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { profileColumns } from './profile.ts';

type ExportedTablesExportedTable = {
  /** Names the person. */
  readonly owner: string;
  /** Unique, and the order of the rows. */
  readonly order: string;
  readonly columns: readonly string[];
};

/** Every table that holds something of a person, and what of it is theirs to take along. */
export const exportedTables: Readonly<Record<string, ExportedTablesExportedTable>> = {
  profiles: { owner: 'id', order: 'id', columns: profileColumns },
  user_subscriptions: {
    ...{ owner: 'user_id', order: 'user_id' },
    columns: [
      ...['plan_id', 'status', 'usage_tracking', 'usage_day', 'customer_id'],
      ...['provider_subscription_id', 'entitled_until', 'period_end', 'ends_at', 'pending_plan_id'],
    ],
  },
  chat_sessions: { owner: 'user_id', order: 'id', columns: chatSessionColumns },
  chat_messages: { owner: 'user_id', order: 'position', columns: chatMessageColumns },
  optimization_analytics: {
    ...{ owner: 'user_id', order: 'id' },
    columns: [
      ...['id', 'session_id', 'message_id', 'original_score', 'optimized_score'],
      ...[
        'score_version',
        'improvement_areas',
        'optimization_type',
        'industry_context',
        'template_id',
      ],
      ...['campaign_id', 'created_at'],
    ],
  },
  wizard_campaigns: {
    ...{ owner: 'user_id', order: 'id' },
    columns: [
      ...['id', 'template_name', 'category_id', 'target_audience', 'tone_id', 'industry'],
      ...['company_size', 'pain_points', 'call_to_action', 'additional_context', 'status'],
      ...['session_id', 'version', 'deleted_at', 'created_at', 'updated_at'],
    ],
  },
  sent_emails: {
    ...{ owner: 'user_id', order: 'id' },
    columns: [
      ...['id', 'session_id', 'message_id', 'campaign_id', 'template_id', 'step', 'recipient'],
      ...[
        'subject',
        'score',
        'score_version',
        'stage',
        'profile',
        'status',
        'sent_at',
        'status_at',
        'deleted_at',
      ],
    ],
  },
  ai_requests: { owner: 'user_id', order: 'id', columns: aiRequestColumns },
  template_folders: {
    ...{ owner: 'user_id', order: 'id' },
    columns: ['id', 'name', 'description', 'color', 'created_at', 'updated_at'],
  },
  email_templates: {
    ...{ owner: 'user_id', order: 'id' },
    columns: [
      ...['id', 'name', 'subject_line', 'email_content', 'category', 'folder_id', 'tags'],
      ...['description', 'template_variables', 'stage', 'parent_template_id'],
      ...['library_template_id', 'version', 'is_favorite', 'usage_count', 'clone_count'],
      ...['optimization_score', 'score_version', 'last_used_at', 'deleted_at', 'copied_by_rule_id'],
      ...['created_at', 'updated_at'],
    ],
  },
  template_versions: {
    ...{ owner: 'user_id', order: 'id' },
    columns: [
      ...['id', 'template_id', 'version', 'name', 'subject_line', 'email_content', 'category'],
      ...['tags', 'description', 'template_variables', 'stage'],
      ...['optimization_score', 'score_version', 'created_at'],
    ],
  },
  template_usage_analytics: {
    ...{ owner: 'user_id', order: 'id' },
    columns: ['id', 'template_id', 'usage_type', 'context_data', 'created_at'],
  },
  workflow_rules: {
    ...{ owner: 'user_id', order: 'id' },
    columns: [
      ...['id', 'name', 'description', 'trigger', 'conditions', 'actions', 'is_active'],
      ...['execution_count', 'last_triggered', 'next_run_at', 'deleted_at'],
      ...['created_at', 'updated_at'],
    ],
  },
  workflow_executions: {
    ...{ owner: 'user_id', order: 'position' },
    columns: [
      ...['id', 'rule_id', 'rule_name', 'trigger', 'status', 'executed_at', 'result', 'error'],
    ],
  },
  user_analytics: {
    ...{ owner: 'user_id', order: 'id' },
    columns: ['id', 'metric_name', 'metric_value', 'metadata', 'created_at'],
  },
  user_tips: {
    ...{ owner: 'user_id', order: 'id' },
    columns: [
      ...['id', 'tip_template_id', 'generated_content', 'context_data', 'status', 'created_at'],
      ...['dismissed_at', 'dismissal_reason', 'applied_at'],
    ],
  },
  tip_effectiveness: {
    ...{ owner: 'user_id', order: 'id' },
    columns: ['id', 'tip_id', 'action_taken', 'metadata', 'created_at'],
  },
  help_messages: {
    ...{ owner: 'user_id', order: 'position' },
    columns: [
      ...['id', 'role', 'content', 'citations', 'suggestions', 'engine', 'current_page'],
      'created_at',
    ],
  },
  weekly_reports: { owner: 'user_id', order: 'week', columns: ['week', 'sent_at'] },
};

type ExportedTable = (typeof exportedTables)[string];

type Row = { readonly row_key: string };

const page = 500;

/** A person's rows of one table, a page a transaction, so that a slow download holds nothing up. */
async function* rowsToExport(
  ctx: Context,
  table: string,
  { owner, order, columns }: ExportedTable,
): AsyncGenerator<object> {
  const key = sql.ref(order);
  const wanted = sql.join(columns.map((column) => sql.ref(column)));
  let last: string | null = null;
  for (;;) {
    const after: RawBuilder<unknown> = last === null ? sql`` : sql`AND ${key} > ${last}`;
    const query = sql<Row>`
      SELECT ${key}::text AS row_key, ${wanted} FROM ${sql.table(table)}
      WHERE ${sql.ref(owner)} = ${ctx.user.id} ${after}
      ORDER BY ${key} LIMIT ${page}
    `;
    const { rows } = await withUser(ctx, (tx) => query.execute(tx));
    for (const { row_key, ...row } of rows) {
      last = row_key;
      yield row;
    }
    if (rows.length < page) return;
  }
}

/** Everything the database holds of the caller but secrets, as the pieces of one JSON text. */
export async function* exportAccount(ctx: Context): AsyncGenerator<string> {
  const account = await accountOf(ctx);
  ctx.log.info({ event: 'account_exported', userId: ctx.user.id }, 'account');
  yield `{"exported_at":${JSON.stringify(ctx.now())},"account":${JSON.stringify(account)}`;
  yield `,"sessions":${JSON.stringify(await sessionsOf(ctx))}`;
  for (const [name, table] of Object.entries(exportedTables)) {
    yield `,${JSON.stringify(name)}:[`;
    let comma = '';
    for await (const row of rowsToExport(ctx, name, table)) {
      yield `${comma}\n${JSON.stringify(row)}`;
      comma = ',';
    }
    yield ']';
  }
  yield '}\n';
}

async function accountOf({ db, user }: Context) {
  const row = await db
    .selectFrom('auth.users')
    .select(['id', 'name', 'email', 'emailVerified as is_email_verified', 'role'])
    .select(['twoFactorEnabled as has_two_factor', 'chosenPlan as chosen_plan'])
    .select(['createdAt as created_at', 'updatedAt as updated_at'])
    .where('id', '=', user.id)
    .executeTakeFirst();
  if (!row) throw new AppError('unauthenticated');
  return row;
}

function sessionsOf({ db, user }: Context) {
  return db
    .selectFrom('auth.sessions')
    .select(['id', 'userAgent as user_agent', 'ipAddress as ip_address'])
    .select(['createdAt as created_at', 'updatedAt as last_used_at', 'expiresAt as expires_at'])
    .where('userId', '=', user.id)
    .orderBy('createdAt')
    .execute();
}
