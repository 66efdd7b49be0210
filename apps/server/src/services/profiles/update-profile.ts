import type { Profile, UpdateProfileRequest } from '@replysmith/contract';
import { sql, type RawBuilder } from 'kysely';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { assertOwnFolder } from '../template-folders/assert-own-folder.ts';
import { getProfile } from './get-profile.ts';
import { profileColumns, toProfile } from './profile-row.ts';

const groups = [
  'optimization_preferences',
  'notification_settings',
  'workflow_settings',
  'organization_preferences',
  'interface_settings',
] as const;

/** Changes what is given and nothing else, within the groups of settings too. */
export async function updateProfile(
  ctx: Context,
  id: string,
  changes: UpdateProfileRequest,
): Promise<Profile> {
  if (Object.keys(changes).length === 0) return getProfile(ctx, id);
  const folder = changes.workflow_settings?.defaultTemplateFolder;
  const row = await withUser(ctx, async (tx) => {
    await assertOwnFolder(ctx, tx, folder, 'workflow_settings.defaultTemplateFolder');
    return tx
      .updateTable('profiles')
      .set({
        ...changes,
        ...merged(changes),
        ...(changes.theme_preference && { theme_chosen: true }),
      })
      .where('id', '=', id)
      .where('id', '=', ctx.user.id)
      .returning(profileColumns)
      .executeTakeFirst();
  });
  if (!row) throw new AppError('not_found');
  return toProfile(row);
}

type Merged = Partial<Record<(typeof groups)[number], RawBuilder<string>>>;

function merged(changes: UpdateProfileRequest): Merged {
  const given = groups.filter((group) => changes[group]);
  return Object.fromEntries(
    given.map((group) => [
      group,
      sql<string>`${sql.ref(group)} || ${JSON.stringify(changes[group])}::jsonb`,
    ]),
  );
}
