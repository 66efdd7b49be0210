import type { Draft } from '@replysmith/coach';
import type { NearestTemplate, NearestTemplatesRequest } from '@replysmith/contract';
import { comparableTemplates } from '@replysmith/library';
import { sql } from 'kysely';
import { readAsUser } from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';

/** Compared templates: the ones changed last. */
const mostCompared = 500;

/** Characters read of each template, and of all together. */
const longestRead = 5_000;
const mostRead = 500_000;

/** The caller's saved templates, in the form that the coach compares. */
export async function comparableOwn(ctx: Context) {
  const templates = await readAsUser(ctx, (tx) =>
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

/**
 * The caller's and the library's templates nearest to an email, at most three; among equals one's
 * own come first.
 */
export async function findNearestTemplates(
  ctx: Context,
  email: NearestTemplatesRequest,
): Promise<NearestTemplate[]> {
  const own = await comparableOwn(ctx);
  const saved = own.flatMap(({ library_template_id }) => library_template_id ?? []);
  const found = await ctx.ai.nearestOfAll(email, own, saved).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'could not read templates');
    throw new AppError('unavailable');
  });
  return found.flatMap((near) => {
    const mine = own.find(({ id }) => id === near.id);
    const template = mine ?? comparableTemplates.find(({ id }) => id === near.id);
    if (!template) return [];
    const { name, subject, category } = template;
    return [{ source: mine ? 'own' : 'library', ...near, name, subject, category }];
  });
}

/**
 * The names of the library's templates nearest to an email, nearest first; empty when the coach has
 * no room.
 */
export async function nearestInLibrary(
  ctx: Pick<Context, 'ai' | 'log'>,
  email: Draft,
): Promise<string[]> {
  const found = await ctx.ai.nearestInLibrary(email).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'could not read the library');
    return [];
  });
  return found.flatMap((near) => comparableTemplates.find(({ id }) => id === near.id)?.name ?? []);
}
