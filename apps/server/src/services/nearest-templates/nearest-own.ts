import { nearestTemplates, type Draft } from '@replysmith/coach';
import type { NearestTemplate } from '@replysmith/contract';
import { sql } from 'kysely';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { namedAs } from './named-as.ts';

/** So many are compared, those that were changed last. */
const mostCompared = 500;
/** So much of each. */
const longestRead = 5_000;

/** The caller's saved templates nearest to an email. */
export async function nearestOwn(ctx: Context, email: Draft): Promise<NearestTemplate[]> {
  const templates = await withUser(ctx, (tx) =>
    tx
      .selectFrom('email_templates')
      .select(['id', 'name', 'subject_line', 'category', 'tags'])
      .select(sql<string>`left(email_content, ${longestRead})`.as('body'))
      .where('user_id', '=', ctx.user.id)
      .where('deleted_at', 'is', null)
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .limit(mostCompared)
      .execute(),
  );
  const library = templates.map(({ subject_line: subject, ...rest }) => ({ ...rest, subject }));
  return nearestTemplates(email, library).flatMap((near) =>
    namedAs(
      'own',
      templates.find(({ id }) => id === near.id),
      near,
    ),
  );
}
