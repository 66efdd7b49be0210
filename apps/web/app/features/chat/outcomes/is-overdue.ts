import { overdueDays, type SentEmail } from '@replysmith/contract';

const dayMs = 86_400_000;

/** Whether nothing was heard for so long that it counts as no reply. */
export function isOverdue({ status, sent_at }: SentEmail, now = Date.now()): boolean {
  return status === 'sent' && now - Date.parse(sent_at) > overdueDays * dayMs;
}
