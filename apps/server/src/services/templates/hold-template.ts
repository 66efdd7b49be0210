import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';

/** Keeps a template from being removed until the transaction ends; null where there is no such template. */
export async function holdTemplate(
  ctx: Context,
  tx: UserTransaction,
  id: string,
): Promise<string | null> {
  const template = await tx
    .selectFrom('email_templates')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .forKeyShare()
    .executeTakeFirst();
  return template?.id ?? null;
}
