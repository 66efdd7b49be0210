import { nearestTemplates, type Draft } from '@replysmith/coach';
import { comparableTemplates } from '@replysmith/library';
import type { Context } from '../context.ts';
import { indexOfLibrary } from './index-of-library.ts';

/** What the library's templates nearest to an email are called, nearest first; none when the coach has no room. */
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
