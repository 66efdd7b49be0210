import { foldText } from '@replysmith/contract';
import { sql } from 'kysely';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { keepVersions } from '../versions/keep-versions.ts';

type Tagged = { readonly id: string; readonly tags: readonly string[] };

/** Tags are written, so each template gets a new version: an editor elsewhere notices. */
export async function setTags(
  ctx: Context,
  tx: UserTransaction,
  templates: readonly Tagged[],
): Promise<void> {
  if (templates.length === 0) return;
  await keepVersions(
    ctx,
    tx,
    templates.map(({ id }) => id),
  );
  const rows = templates.map(({ id, tags }) => ({
    ...{ id, tags },
    folded_tags: foldText(tags.join('\n')),
  }));
  await sql`
    UPDATE email_templates AS template
    SET tags = given.tags, folded_tags = given.folded_tags, version = template.version + 1,
      updated_at = ${ctx.now()}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS given (id uuid, tags text[], folded_tags text)
    WHERE template.id = given.id AND template.user_id = ${ctx.user.id}
  `.execute(tx);
}
