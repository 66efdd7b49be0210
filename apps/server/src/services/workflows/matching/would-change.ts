import { archiveFolder, foldText, type WorkflowAction } from '@replysmith/contract';
import { sql, type RawBuilder } from 'kysely';

/**
 * Whether an action changes `template` at all. Done twice, an action changes nothing more: even a
 * copy is made once by a rule while it lasts, and what any rule copied is not copied again.
 */
export function wouldChange(action: WorkflowAction, ruleId: string | null): RawBuilder<boolean> {
  switch (action.type) {
    case 'tag':
      return sql`EXISTS (
        SELECT FROM unnest(${action.parameters.tags}::text[]) AS wanted
        WHERE lower(wanted) NOT IN (SELECT lower(tag) FROM unnest(template.tags) AS tag)
      )`;
    case 'move':
      return liesElsewhere(action.parameters.folder_name);
    case 'archive':
      return liesElsewhere(archiveFolder);
    case 'favorite':
      return sql`NOT template.is_favorite`;
    case 'duplicate':
      return sql`NOT EXISTS (
        SELECT FROM workflow_matches AS made
        LEFT JOIN email_templates AS copy
          ON copy.id = made.template_id AND copy.deleted_at IS NULL
        WHERE made.is_copy AND (
          made.template_id = template.id
          OR (made.rule_id = ${ruleId}::uuid AND copy.parent_template_id = template.id)
        )
      )`;
    case 'notify':
      return sql`false`;
  }
}

function liesElsewhere(folder: string): RawBuilder<boolean> {
  return sql`NOT EXISTS (
    SELECT FROM template_folders AS folder
    WHERE folder.id = template.folder_id AND folder.folded_name = ${foldText(folder)}
  )`;
}
