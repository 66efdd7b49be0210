import type { Database } from '../../platform/db/database.ts';
import type { Person } from '../person.ts';

/** Makes a person an admin. */
export async function makeAdmin(everything: Database, person: Person): Promise<Person> {
  await everything
    .updateTable('auth.users')
    .set({ role: 'admin' })
    .where('id', '=', person.id)
    .execute();
  return { ...person, ctx: { ...person.ctx, user: { ...person.ctx.user, isAdmin: true } } };
}
