import type { EmailTemplate } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { selectTemplates, toEmailTemplate } from './template-row.ts';

/** The caller's template, saved or in the trash; somebody else's is as good as none. */
export async function findTemplate(
  ctx: Context,
  tx: UserTransaction,
  id: string,
): Promise<EmailTemplate> {
  const row = await selectTemplates(ctx, tx).where('template.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toEmailTemplate(row);
}

/** The same for what is done to a saved one alone. */
export async function findSavedTemplate(
  ctx: Context,
  tx: UserTransaction,
  id: string,
): Promise<EmailTemplate> {
  const template = await findTemplate(ctx, tx, id);
  if (template.deleted_at !== null) throw new AppError('in_trash');
  return template;
}
