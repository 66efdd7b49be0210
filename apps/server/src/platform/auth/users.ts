import type { SetUserRoleRequest } from '@replysmith/contract';
import type { Database } from '../db/database.ts';

/** Locks the active admins until the transaction ends, so that nobody changes who they are. */
export async function lockAdmins(tx: Database): Promise<readonly string[]> {
  const admins = await tx
    .selectFrom('auth.users')
    .select('id')
    .where('role', '=', 'admin')
    .where('emailVerified', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  return admins.map(({ id }) => id);
}

/** Whether nobody could act as an admin without this person. */
export function isLastOf(admins: readonly string[], userId: string): boolean {
  return admins.length === 1 && admins[0] === userId;
}

/** Returns whether that changed anything. */
export async function setRole(
  tx: Database,
  userId: string,
  role: SetUserRoleRequest['role'],
): Promise<boolean> {
  const changed = await tx
    .updateTable('auth.users')
    .set({ role })
    .where('id', '=', userId)
    .where('role', '!=', role)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export type DeletedUser = { readonly name: string; readonly email: string };

/** Deletes somebody with every row of theirs. Returns undefined when there is no such person. */
export async function deleteUser(tx: Database, userId: string): Promise<DeletedUser | undefined> {
  // Verifications name the person without a foreign key, so they do not cascade.
  await tx.deleteFrom('auth.verifications').where('value', '=', userId).execute();
  return tx
    .deleteFrom('auth.users')
    .where('id', '=', userId)
    .returning(['name', 'email'])
    .executeTakeFirst();
}
