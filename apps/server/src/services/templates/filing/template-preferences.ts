import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { profileColumns, toProfile } from '../../profiles/profile-row.ts';

/** How a person wants new templates to be filed. */
type TemplatePreferences = {
  readonly addsTags: boolean;
  readonly findsFolder: boolean;
  /** Where those go that name no folder and are like no others. */
  readonly defaultFolder: string | null;
  readonly suggestsCategory: boolean;
  readonly looksForCopies: boolean;
};

export async function templatePreferences(
  { user }: Context,
  tx: UserTransaction,
): Promise<TemplatePreferences> {
  const row = await tx
    .selectFrom('profiles')
    .select(profileColumns)
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  const profile = toProfile(row);
  return {
    addsTags: profile.optimization_preferences.autoTagging,
    findsFolder: profile.optimization_preferences.smartFolderOrganization,
    defaultFolder: profile.workflow_settings.defaultTemplateFolder,
    suggestsCategory: profile.organization_preferences.autoCategorizationEnabled,
    looksForCopies: profile.organization_preferences.duplicateDetectionEnabled,
  };
}
