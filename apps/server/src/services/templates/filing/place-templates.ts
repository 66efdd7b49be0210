import { setImmediate } from 'node:timers/promises';
import { withUser } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { findNeighbours } from './find-neighbours.ts';
import { ownTags } from './own-tags.ts';
import { suggestFolder } from './suggest-folder.ts';
import { suggestTags } from './suggest-tags.ts';
import { templatePreferences } from './template-preferences.ts';

type Text = {
  readonly name: string;
  readonly subject_line: string;
  readonly email_content: string;
};

/** What a template gets that says nothing of folder or tags itself. */
export type Placement = { readonly folder_id: string | null; readonly tags: readonly string[] };

/** Finds folders and tags for new templates as their person's settings have it, in the same order. */
export async function placeTemplates(ctx: Context, texts: readonly Text[]): Promise<Placement[]> {
  const { settings, known } = await withUser(ctx, async (tx) => {
    const settings = await templatePreferences(ctx, tx);
    return { settings, known: settings.addsTags ? await ownTags(ctx, tx) : [] };
  });
  const { addsTags, findsFolder, defaultFolder } = settings;
  if (!addsTags && !findsFolder) return texts.map(() => ({ folder_id: defaultFolder, tags: [] }));
  const neighboursOf = await findNeighbours(ctx);
  const placed: Placement[] = [];
  for (const { name, subject_line, email_content } of texts) {
    // Each takes milliseconds, and there may be a hundred.
    await setImmediate();
    const near = neighboursOf({ subject: subject_line, body: email_content });
    const text = [name, subject_line, email_content].join('\n');
    placed.push({
      folder_id: (findsFolder ? suggestFolder(near) : null) ?? defaultFolder,
      tags: addsTags ? suggestTags(text, known, near) : [],
    });
  }
  return placed;
}
