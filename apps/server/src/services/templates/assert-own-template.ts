import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/** What a template is said to stem from is the caller's, or nothing. */
export async function assertOwnTemplate(
  ctx: Context,
  tx: UserTransaction,
  id: string | null,
  field: string,
): Promise<void> {
  if (id === null) return;
  const template = await tx
    .selectFrom('email_templates')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .executeTakeFirst();
  if (template) return;
  throw new AppError('validation_failed', { fields: { [field]: ['There is no such template.'] } });
}
