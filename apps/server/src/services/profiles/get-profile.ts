import { Profile } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

export async function getProfile(ctx: Context, id: string): Promise<Profile> {
  const row = await withUser(ctx, (tx) =>
    tx
      .selectFrom('profiles')
      .select(['id', 'full_name', 'company', 'email_signature', 'created_at', 'updated_at'])
      .where('id', '=', id)
      .where('id', '=', ctx.user.id)
      .executeTakeFirst(),
  );
  if (!row) throw new AppError('not_found');
  return Profile.parse({
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  });
}
