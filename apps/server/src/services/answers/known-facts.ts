import { fullNameOf } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';

/** What a person has told about themselves, which a text in their name may state. */
export async function knownFacts(ctx: Context, tx: UserTransaction): Promise<string[]> {
  const profile = await tx
    .selectFrom('profiles')
    .select(['full_name', 'full_name_override', 'company', 'email_signature'])
    .where('id', '=', ctx.user.id)
    .executeTakeFirst();
  if (!profile) return [];
  const facts = [fullNameOf(profile), profile.company, profile.email_signature];
  return facts.filter((fact) => fact !== null);
}
