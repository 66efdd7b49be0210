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
  ai_requests: { owner: 'user_id', order: 'id', columns: aiRequestColumns },
};
