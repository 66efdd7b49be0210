import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';

/** What a person has told about themselves, which a text in their name may state. */
export async function knownFacts(ctx: Context, tx: UserTransaction): Promise<string[]> {
  const profile = await tx
    .selectFrom('profiles')
    .select(['full_name', 'company', 'email_signature'])
    .where('id', '=', ctx.user.id)
    .executeTakeFirst();
  if (!profile) return [];
  return Object.values(profile).filter((fact): fact is string => fact !== null);
}
