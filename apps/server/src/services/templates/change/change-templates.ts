import type { ChangeTemplatesReply, ChangeTemplatesRequest } from '@replysmith/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { withTemplates } from '../with-templates.ts';
import { makeChange } from './make-change.ts';

/** Does the same to many templates: what cannot be done is told by name, the rest is done. */
export async function changeTemplates(
  ctx: Context,
  { change, of }: ChangeTemplatesRequest,
): Promise<ChangeTemplatesReply> {
  if (!('ids' in of)) {
    throw new AppError('validation_failed', {
      fields: { of: ['Name the templates by their ids.'] },
    });
  }
  return withTemplates(ctx, async (tx) => {
    const { done, failed } = await makeChange(ctx, tx, of.ids, change);
    return { done, failed, next: null };
  });
}
