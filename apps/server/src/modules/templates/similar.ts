import { type Draft, type TemplateIndex, joinIndexes, nearestTemplates } from '@replysmith/coach';
import type { NearestTemplate, NearestTemplatesRequest } from '@replysmith/contract';
import { comparableTemplates } from '@replysmith/library';
import { sql } from 'kysely';
import { readAsUser } from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';

let index: Promise<TemplateIndex> | undefined;

/** Made once by the coach. When the coach had no room for it, the next caller tries again. */
export function indexOfLibrary({ ai }: Pick<Context, 'ai'>): Promise<TemplateIndex> {
  return (index ??= ai.indexTemplates(comparableTemplates).catch((error: unknown) => {
    index = undefined;
    throw error;
  }));
}

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
 * own come first. They are compared together, because the weight of a word depends on how many of
 * them contain it.
 */
export async function findNearestTemplates(
  ctx: Context,
  email: NearestTemplatesRequest,
): Promise<NearestTemplate[]> {
  const own = await comparableOwn(ctx);
  // Runs outside the server's thread, because reading hundreds of templates takes a while.
  const [ownIndex, all] = await Promise.all([
    ctx.ai.indexTemplates(own),
    indexOfLibrary(ctx),
  ]).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'could not read templates');
    throw new AppError('unavailable');
  });
  const saved = new Set(own.map(({ library_template_id }) => library_template_id));
  const library = { ...all, templates: all.templates.filter(({ id }) => !saved.has(id)) };
  return nearestTemplates(email, joinIndexes(ownIndex, library)).flatMap((near) => {
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
  const index = await indexOfLibrary(ctx).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'could not read the library');
    return null;
  });
  if (!index) return [];
  return nearestTemplates(email, index).flatMap(
    (near) => comparableTemplates.find(({ id }) => id === near.id)?.name ?? [],
  );
}
