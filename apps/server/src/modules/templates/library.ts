import type { LibraryTemplate, SavedFromLibraryList } from '@replysmith/contract';
import { libraryTemplates } from '@replysmith/library';
import { readAsUser } from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';

/** All templates of the library, by category and name. Needs no sign-in. */
export function listLibraryTemplates(): readonly LibraryTemplate[] {
  return libraryTemplates;
}

/** The templates of the library that the caller has saved; of several copies the newest. */
export async function listSavedFromLibrary(ctx: Context): Promise<SavedFromLibraryList['items']> {
  return readAsUser(ctx, (tx) =>
    tx
      .selectFrom('email_templates')
      .distinctOn('library_template_id')
      .select(['library_template_id', 'id as template_id'])
      .where('user_id', '=', ctx.user.id)
      .where('library_template_id', 'is not', null)
      .where('deleted_at', 'is', null)
      .orderBy('library_template_id')
      .orderBy('created_at', 'desc')
      .$narrowType<{ library_template_id: string }>()
      .execute(),
  );
}
