import {
  EmailTemplate,
  HelpMessage,
  SentEmail,
  TemplateFolder,
  TemplateVersion,
  Webhook,
  WebhookDelivery,
  WizardCampaign,
  WorkflowExecution,
  WorkflowRule,
} from '@replysmith/contract';
import { type RawBuilder, sql } from 'kysely';
import { accessKeyColumns } from './access-keys.ts';
import { columnsOf } from '../../platform/db/rows.ts';
import type { DB } from '../../platform/db/schema.ts';
import { readAsUser } from '../../platform/db/with-user.ts';
import { aiRequestColumns } from '../chat/ai-requests.ts';
import { chatMessageColumns } from '../chat/messages.ts';
import { chatSessionColumns } from '../chat/session-rows.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { profileColumns } from './profile.ts';

type ExportedTable<Column = string> = {
  /** The column that names the person. */
  readonly owner: Column;
  /** A unique column, which orders the rows. */
  readonly order: Column;
  readonly columns: readonly Column[];
};

const theirs = { owner: 'user_id', order: 'id' } as const;

/** Every table that holds something of a person, with the columns that an export contains. */
export const exportedTables = {
  profiles: { owner: 'id', order: 'id', columns: profileColumns },
  user_subscriptions: {
    ...{ owner: 'user_id', order: 'user_id' },
    columns: [
      ...(['plan_id', 'status', 'usage_tracking', 'usage_day', 'customer_id'] as const),
      ...(['provider_subscription_id', 'entitled_until', 'period_end', 'ends_at'] as const),
      'pending_plan_id',
    ],
  },
  access_keys: { ...theirs, columns: [...accessKeyColumns, 'revoked_at'] },
  chat_sessions: { ...theirs, columns: chatSessionColumns },
  chat_messages: { ...theirs, order: 'position', columns: chatMessageColumns },
  optimization_analytics: {
    ...theirs,
    columns: [
      ...(['id', 'session_id', 'message_id', 'original_score', 'optimized_score'] as const),
      ...(['score_version', 'improvement_areas', 'rule_losses', 'optimization_type'] as const),
      ...(['industry_context', 'template_id', 'campaign_id', 'created_at'] as const),
    ],
  },
  wizard_campaigns: { ...theirs, columns: columnsOf(WizardCampaign, ['category', 'tone']) },
  sent_emails: { ...theirs, columns: [...columnsOf(SentEmail), 'score_version', 'deleted_at'] },
  ai_requests: { ...theirs, columns: aiRequestColumns },
  template_folders: { ...theirs, columns: columnsOf(TemplateFolder, ['template_count']) },
  email_templates: {
    ...theirs,
    columns: [...columnsOf(EmailTemplate, ['folder']), 'copied_by_rule_id'],
  },
  template_versions: { ...theirs, columns: ['id', ...columnsOf(TemplateVersion)] },
  template_usage_analytics: {
    ...theirs,
    columns: ['id', 'template_id', 'usage_type', 'context_data', 'created_at'],
  },
  workflow_rules: { ...theirs, columns: [...columnsOf(WorkflowRule), 'deleted_at'] },
  workflow_executions: { ...theirs, order: 'position', columns: columnsOf(WorkflowExecution) },
  user_analytics: {
    ...theirs,
    columns: ['id', 'metric_name', 'metric_value', 'metadata', 'created_at'],
  },
  user_tips: {
    ...theirs,
    columns: [
      ...(['id', 'tip_template_id', 'generated_content', 'context_data', 'status'] as const),
      ...(['created_at', 'dismissed_at', 'dismissal_reason', 'applied_at'] as const),
    ],
  },
  tip_effectiveness: {
    ...theirs,
    columns: ['id', 'tip_id', 'action_taken', 'metadata', 'created_at'],
  },
  help_messages: {
    ...theirs,
    order: 'position',
    columns: [...columnsOf(HelpMessage), 'current_page'],
  },
  webhooks: { ...theirs, columns: [...columnsOf(Webhook), 'deleted_at'] },
  webhook_deliveries: { ...theirs, columns: [...columnsOf(WebhookDelivery), 'payload'] },
  weekly_reports: { owner: 'user_id', order: 'week', columns: ['week', 'sent_at'] },
} as const satisfies { readonly [Table in keyof DB]?: ExportedTable<keyof DB[Table] & string> };

type Row = { readonly row_key: string };

const page = 500;

/**
 * A person's rows of one table, one page per transaction, so that a slow download blocks nothing.
 */
async function* rowsToExport(
  ctx: Context,
  table: string,
  { owner, order, columns }: ExportedTable,
): AsyncGenerator<object> {
  const key = sql.ref(order);
  const selected = sql.join(columns.map((column) => sql.ref(column)));
  let last: string | null = null;
  for (;;) {
    const after: RawBuilder<unknown> = last === null ? sql`` : sql`AND ${key} > ${last}`;
    const query = sql<Row>`
      SELECT ${key}::text AS row_key, ${selected} FROM ${sql.table(table)}
      WHERE ${sql.ref(owner)} = ${ctx.user.id} ${after}
      ORDER BY ${key} LIMIT ${page}
    `;
    const { rows } = await readAsUser(ctx, (tx) => query.execute(tx));
    for (const { row_key, ...row } of rows) {
      last = row_key;
      yield row;
    }
    if (rows.length < page) return;
  }
}

/** Everything the database holds of the caller except secrets, as pieces of one JSON text. */
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
