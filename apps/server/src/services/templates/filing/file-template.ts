import { type FileTemplateRequest, type TemplateFiling } from '@replysmith/contract';
import { withUser } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { scoreInTime } from '../../score-in-time.ts';
import { findNeighbours } from './find-neighbours.ts';
import { isNearCopy } from './is-near-copy.ts';
import { ownTags } from './own-tags.ts';
import { suggestCategory } from './suggest-category.ts';
import { suggestFolder } from './suggest-folder.ts';
import { suggestTags } from './suggest-tags.ts';
import { templatePreferences } from './template-preferences.ts';

/** Where a template that is about to be made belongs, and which of one's own it nearly repeats. */
export async function fileTemplate(
  ctx: Context,
  { name, subject_line, email_content }: FileTemplateRequest,
): Promise<TemplateFiling> {
  const { settings, tags, folders } = await withUser(ctx, async (tx) => ({
    settings: await templatePreferences(ctx, tx),
    tags: await ownTags(ctx, tx),
    folders: await tx
      .selectFrom('template_folders')
      .select(['id', 'name', 'color'])
      .where('user_id', '=', ctx.user.id)
      .execute(),
  }));
  const draft = { subject: subject_line, body: email_content };
  const [neighboursOf, score] = await Promise.all([
    findNeighbours(ctx),
    settings.suggestsCategory ? scoreInTime(ctx, draft) : null,
  ]);
  const near = neighboursOf(draft);
  const folderId = (settings.findsFolder ? suggestFolder(near) : null) ?? settings.defaultFolder;
  const twin = near.own.find(({ body }) => isNearCopy(body, email_content));
  const text = [name, subject_line, email_content].join('\n');
  return {
    category: settings.suggestsCategory ? suggestCategory(score?.reading, near) : null,
    tags: settings.addsTags ? suggestTags(text, tags, near) : [],
    folder: folders.find(({ id }) => id === folderId) ?? null,
    near_copy: settings.looksForCopies && twin ? { id: twin.id, name: twin.name } : null,
  };
}
