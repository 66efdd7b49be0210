import type { Profile } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { profileColumns, toProfile } from './profile-row.ts';

export async function getProfile(ctx: Context, id: string): Promise<Profile> {
  const row = await withUser(ctx, (tx) =>
    tx
      .selectFrom('profiles')
      .select(profileColumns)
      .where('id', '=', id)
      .where('id', '=', ctx.user.id)
      .executeTakeFirst(),
  );
  if (!row) throw new AppError('not_found');
  return toProfile(row);
}
