import type { Draft, Template } from '@replysmith/coach';
import type { NearestTemplate } from '@replysmith/contract';
import { sql } from 'kysely';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { namedAs } from './named-as.ts';

/** So many are compared, those that were changed last. */
const mostCompared = 500;
/** So much of each is read, and so much of all together: some of a library are long. */
const longestRead = 5_000;
const mostRead = 500_000;

/** The caller's saved templates nearest to an email. */
export async function nearestOwn(ctx: Context, email: Draft): Promise<NearestTemplate[]> {
  const templates = await withUser(ctx, (tx) =>
    tx
      .selectFrom('email_templates')
      .select(['id', 'name', 'subject_line as subject', 'category', 'tags'])
      .select(sql<string>`left(email_content, ${longestRead})`.as('body'))
      .where('user_id', '=', ctx.user.id)
      .where('deleted_at', 'is', null)
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .limit(mostCompared)
      .execute(),
  );
  const found = await ctx.ai
    .nearestTemplates(email, withinBounds(templates))
    .catch((cause: unknown) => {
      ctx.log.warn({ err: cause }, 'could not compare templates');
      throw new AppError('unavailable');
    });
  return found.flatMap((near) => namedAs('own', templates, near));
}

function withinBounds<Listed extends Template>(templates: readonly Listed[]): Listed[] {
  let read = 0;
  return templates.filter(({ body }) => (read += body.length) <= mostRead);
}
