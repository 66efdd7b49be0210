import { sql } from 'kysely';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import type { Chosen } from './outcome.ts';

/** Sets folder and star of each template by itself. */
export async function putInPlace(
  ctx: Context,
  tx: UserTransaction,
  templates: readonly Pick<Chosen, 'id' | 'folder_id' | 'is_favorite'>[],
): Promise<void> {
  if (templates.length === 0) return;
  await sql`
    UPDATE email_templates AS template
    SET folder_id = given.folder_id, is_favorite = given.is_favorite
    FROM jsonb_to_recordset(${JSON.stringify(templates)}::jsonb)
      AS given (id uuid, folder_id uuid, is_favorite boolean)
    WHERE template.id = given.id AND template.user_id = ${ctx.user.id}
  `.execute(tx);
}
