import type { ChangeTemplatesReply, ChangeTemplatesRequest } from '@replysmith/contract';
import type { Context } from '../../context.ts';
import { withTemplates } from '../with-templates.ts';
import { makeChange } from './make-change.ts';
import { nextMatching } from './next-matching.ts';

/** Does the same to many templates: what cannot be done is told by name, the rest is done. */
export async function changeTemplates(
  ctx: Context,
  { change, of }: ChangeTemplatesRequest,
): Promise<ChangeTemplatesReply> {
  return withTemplates(ctx, async (tx) => {
    const { ids, next } =
      'ids' in of ? { ids: of.ids, next: null } : await nextMatching(ctx, tx, of.matching);
    const { done, failed } = await makeChange(ctx, tx, ids, change);
    return { done, failed, next };
  });
}
