import type { Context } from '../../context.ts';
import type { EmailTemplates } from '../../../db/schema.ts';
import type { UserTransaction } from '../../../db/with-user.ts';

/** What the view shows beside the columns of its table. */
type Shown = EmailTemplates & {
  /** All that is searched, folded. */
  search_text: string;
};

/** The caller's templates, looked up by the indexes that row-level security hides. */
export function ownTemplates({ user }: Pick<Context, 'user'>, tx: UserTransaction) {
  return tx
    .$extendTables<{ own_templates: Shown }>()
    .selectFrom('own_templates')
    .where('own_templates.user_id', '=', user.id);
}
