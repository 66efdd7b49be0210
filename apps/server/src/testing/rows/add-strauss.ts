import type { Database } from '../../platform/db/database.ts';

/** Adds "Strauß", folded as in earlier versions. Returns its id. */
export async function addStrauss(everything: Database, user_id: string): Promise<string> {
  const { id } = await everything
    .insertInto('template_folders')
    .values({ user_id, name: 'Strauß', folded_name: 'strauß', color: '#fff' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
