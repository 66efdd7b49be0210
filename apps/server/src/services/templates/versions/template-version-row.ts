import { TemplateVersion } from '@replysmith/contract';
import type { Selectable } from 'kysely';
import type { TemplateVersions } from '../../../db/schema.ts';

export const templateVersionColumns = [
  'template_id',
  'version',
  'name',
  'subject_line',
  'email_content',
  'category',
  'tags',
  'description',
  'template_variables',
  'stage',
  'optimization_score',
  'score_version',
  'created_at',
] as const satisfies readonly (keyof TemplateVersions)[];

type TemplateVersionRow = Pick<
  Selectable<TemplateVersions>,
  (typeof templateVersionColumns)[number]
>;

/** What was stored in a shape that is no longer read is left out, not a reason to fail. */
const StoredVersion = TemplateVersion.extend({
  template_variables: TemplateVersion.shape.template_variables.catch([]),
});

export function toTemplateVersion(row: TemplateVersionRow): TemplateVersion {
  return StoredVersion.parse({ ...row, created_at: row.created_at.toISOString() });
}
