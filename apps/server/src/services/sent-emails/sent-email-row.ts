import { SentEmail } from '@replysmith/contract';
import type { Selectable } from 'kysely';
import type { SentEmails } from '../../db/schema.ts';

export const sentEmailColumns = [
  'id',
  'user_id',
  'session_id',
  'message_id',
  'campaign_id',
  'template_id',
  'step',
  'recipient',
  'subject',
  'score',
  'stage',
  'profile',
  'status',
  'sent_at',
  'status_at',
] as const satisfies readonly (keyof SentEmails)[];

type SentEmailRow = Pick<Selectable<SentEmails>, (typeof sentEmailColumns)[number]>;

/** A kind of outreach that is no longer known is left out, not a reason to fail. */
const StoredSentEmail = SentEmail.extend({ profile: SentEmail.shape.profile.catch(null) });

export function toSentEmail(row: SentEmailRow): SentEmail {
  return StoredSentEmail.parse({
    ...row,
    sent_at: row.sent_at.toISOString(),
    status_at: row.status_at.toISOString(),
  });
}
