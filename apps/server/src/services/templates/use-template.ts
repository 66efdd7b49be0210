import type { EmailTemplate } from '@replysmith/contract';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { runTriggered } from '../workflows/running/run-triggered.ts';
import { findSavedTemplate, findTemplate } from './find-template.ts';
import { withTemplates } from './with-templates.ts';

type Use = { readonly template_id: string; readonly usage_type: 'use' | 'copy' };

/** Counts that a template was sent to the chat, or copied. */
export async function useTemplate(
  ctx: Context,
  { template_id: id, usage_type }: Use,
): Promise<EmailTemplate> {
  return withTemplates(ctx, async (tx) => {
    await findSavedTemplate(ctx, tx, id);
    const now = ctx.now();
    await tx
      .updateTable('email_templates')
      .set({ usage_count: sql`usage_count + 1`, last_used_at: now })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .execute();
    await tx
      .insertInto('template_usage_analytics')
      .values({ template_id: id, user_id: ctx.user.id, usage_type, created_at: now })
      .execute();
    await runTriggered(ctx, tx, { type: 'high_usage', ids: [id] });
    return findTemplate(ctx, tx, id);
  });
}
