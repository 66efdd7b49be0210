import { joinIndexes, nearestTemplates } from '@replysmith/coach';
import type { NearestTemplate, NearestTemplatesRequest } from '@replysmith/contract';
import { comparableTemplates } from '@replysmith/library';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { indexOfLibrary } from './index-of-library.ts';
import { comparableOwn } from './comparable-own.ts';

/**
 * The caller's and the library's templates nearest to an email, at most three; one's own first where
 * equally near. They are compared together: how much a word tells depends on who else has it.
 */
export async function findNearestTemplates(
  ctx: Context,
  email: NearestTemplatesRequest,
): Promise<NearestTemplate[]> {
  const own = await comparableOwn(ctx);
  // Hundreds of templates take a while to read: not in the server's own thread.
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
