import type { ChangeTemplatesReply, PutBackTemplatesRequest } from '@replysmith/contract';
import { sql } from 'kysely';
import type { UserTransaction } from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';
import { noSuchFolder } from './folders.ts';
import { withTemplates } from './template-rows.ts';
import { type Chosen, chooseTemplates, done, failure, setTags } from './bulk-actions.ts';

type Former = PutBackTemplatesRequest['items'][number];

/** Restores the folders, tags and stars that templates had before a change. */
export async function putBackTemplates(
  ctx: Context,
  { items }: PutBackTemplatesRequest,
): Promise<ChangeTemplatesReply> {
  const formers = new Map(items.map((item) => [item.id, item]));
  return withTemplates(ctx, async (tx) => {
    const { chosen, failed } = await chooseTemplates(ctx, tx, [...formers.keys()], 'saved');
    const folders = await ownFolders(ctx, tx);
    const pairs = chosen.flatMap((now) => {
      const former = formers.get(now.id);
      return former ? [{ now, former }] : [];
    });
    const hasFolder = ({ former: { folder_id } }: Pair) =>
      folder_id === null || folders.has(folder_id);
    const fitting = pairs.filter(hasFolder);
    await setTags(
      ctx,
      tx,
      fitting.filter(hasOtherTags).map(({ former }) => former),
    );
    await putInPlace(
      ctx,
      tx,
      fitting.filter(liesElsewhere).map(({ former }) => former),
    );
    const lost = pairs.filter((pair) => !hasFolder(pair));
    return {
      done: fitting.map(({ now }) => done(now)),
      failed: [...failed, ...lost.map(({ now }) => failure(now, noSuchFolder))],
      next: null,
    };
  });
}

type Pair = { readonly now: Chosen; readonly former: Former };

function hasOtherTags({ now, former }: Pair): boolean {
  return JSON.stringify(now.tags) !== JSON.stringify(former.tags);
}

function liesElsewhere({ now, former }: Pair): boolean {
  return now.folder_id !== former.folder_id || now.is_favorite !== former.is_favorite;
}

async function ownFolders(ctx: Context, tx: UserTransaction): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('template_folders')
    .select('id')
    .where('user_id', '=', ctx.user.id)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Sets folder and star of each template. */
async function putInPlace(
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
