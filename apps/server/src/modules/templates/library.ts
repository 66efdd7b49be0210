import type { LibraryTemplate, SavedFromLibraryList } from '@replysmith/contract';
import { libraryTemplates } from '@replysmith/library';
import { withUser } from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';

/** Every template that comes with the product, by category, then by name. Open to everyone. */
export function listLibraryTemplates(): readonly LibraryTemplate[] {
  return libraryTemplates;
}

/** Which templates of the library the caller has among their own; of copies the newest. */
export async function listSavedFromLibrary(ctx: Context): Promise<SavedFromLibraryList['items']> {
  return withUser(ctx, (tx) =>
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
