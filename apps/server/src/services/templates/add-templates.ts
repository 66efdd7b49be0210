import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { runTriggered } from '../workflows/running/run-triggered.ts';
import { insertTemplates } from './insert-templates.ts';

type NewTemplates = Parameters<typeof insertTemplates>[2];

/** Adds templates that a person made, and runs the workflows that wait for new ones. */
export async function addTemplates(
  ctx: Context,
  tx: UserTransaction,
  templates: NewTemplates,
): Promise<string[]> {
  const ids = await insertTemplates(ctx, tx, templates);
  await runTriggered(ctx, tx, { type: 'template_create', ids });
  return ids;
}
