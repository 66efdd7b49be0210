import type { UnsubscribeReply } from '@replysmith/contract';
import { sql } from 'kysely';
import { withUser } from '../../db/with-user.ts';
import { onBehalfOf, type Services } from '../context.ts';
import { AppError } from '../errors.ts';

/** Stops the weekly reports of whoever the token was made for; twice is as good as once. */
export async function unsubscribe(services: Services, token: string): Promise<UnsubscribeReply> {
  const userId = services.unsubscribeTokens.userOf(token);
  if (userId === null) throw new AppError('invalid_signature');
  await withUser(onBehalfOf(services, userId), (tx) =>
    tx
      .updateTable('profiles')
      .set({
        notification_settings: sql`notification_settings || '{"weeklyReports": false}'::jsonb`,
      })
      .where('id', '=', userId)
      .execute(),
  );
  return { list: 'weekly_reports' };
}
