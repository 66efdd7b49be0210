import { Profile, type UnsubscribeReply, type UpdateProfileRequest } from '@replysmith/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Profiles } from '../../platform/db/schema.ts';
import { readAsUser, withUser } from '../../platform/db/with-user.ts';
import { type Context, type Services, onBehalfOf } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { assertOwnFolder } from '../templates/folders.ts';
import { columnsOf, withIsoTimes } from '../../platform/db/rows.ts';

export const profileColumns = columnsOf(Profile);

type ProfileRow = Pick<Selectable<Profiles>, (typeof profileColumns)[number]>;

function toProfile(row: ProfileRow): Profile {
  return Profile.parse(withIsoTimes(row));
}

export async function getProfile(ctx: Context, id: string): Promise<Profile> {
  const row = await readAsUser(ctx, (tx) =>
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

const groups = [
  'optimization_preferences',
  'notification_settings',
  'workflow_settings',
  'organization_preferences',
  'interface_settings',
] as const;

/** Changes only the fields that are given, also within the groups of settings. */
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
  const present = groups.filter((group) => changes[group]);
  return Object.fromEntries(
    present.map((group) => [
      group,
      sql<string>`${sql.ref(group)} || ${JSON.stringify(changes[group])}::jsonb`,
    ]),
  );
}

/** Stops the weekly reports of the person whose token this is. Calling it twice does no harm. */
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
