import { sql } from 'kysely';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';

/** So many are compared, those that were changed last. */
const mostCompared = 500;
/** So much of each is read, and so much of all together. */
const longestRead = 5_000;
const mostRead = 500_000;

/** The caller's saved templates, as the coach compares them. */
export async function comparableOwn(ctx: Context) {
  const templates = await withUser(ctx, (tx) =>
    tx
      .selectFrom('email_templates')
      .select(['id', 'name', 'subject_line as subject', 'category', 'tags', 'library_template_id'])
      .select('folder_id')
      .select(sql<string>`left(email_content, ${longestRead})`.as('body'))
      .where('user_id', '=', ctx.user.id)
      .where('deleted_at', 'is', null)
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .limit(mostCompared)
      .execute(),
  );
  let read = 0;
  return templates.filter(({ body }) => (read += body.length) <= mostRead);
}
