import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';

/** More than anybody keeps in mind. */
const most = 500;

/** The tags of a person's templates, most used first. */
export async function ownTags({ user }: Context, tx: UserTransaction): Promise<string[]> {
  const rows = await tx
    .selectFrom('template_counts')
    .select('value')
    .where('user_id', '=', user.id)
    .where('kind', '=', 'tag')
    .where('count', '>', 0)
    .orderBy('count', 'desc')
    .orderBy('value')
    .limit(most)
    .execute();
  return rows.map(({ value }) => value);
}
