import { aiRequestColumns } from '../ai-requests/ai-request-row.ts';
import { chatMessageColumns } from '../chat-messages/chat-message-row.ts';
import { chatSessionColumns } from '../chat-sessions/chat-session-row.ts';
import { profileColumns } from '../profiles/profile-row.ts';

type ExportedTable = {
  /** Names the person. */
  readonly owner: string;
  /** Unique, and the order of the rows. */
  readonly order: string;
  readonly columns: readonly string[];
};

/** Every table that holds something of a person, and what of it is theirs to take along. */
export const exportedTables: Readonly<Record<string, ExportedTable>> = {
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
