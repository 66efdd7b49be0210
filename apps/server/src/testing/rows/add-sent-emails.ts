import type { OutcomeStatus } from '@replysmith/contract';
import type { Database } from '../../platform/db/database.ts';

type Given = {
  readonly user_id: string;
  readonly campaign_id?: string;
  readonly session_id?: string;
  readonly template_id?: string;
  readonly sent_at: Date;
};

/** Adds so many sent emails with each outcome. */
export async function addSentEmails(
  everything: Database,
  values: Given,
  counts: Partial<Readonly<Record<OutcomeStatus, number>>>,
): Promise<void> {
  const statuses = Object.entries(counts).flatMap(([status, count]) =>
    Array.from({ length: count }, () => status),
  );
  await everything
    .insertInto('sent_emails')
    .values(statuses.map((status) => ({ ...values, status })))
    .execute();
}
