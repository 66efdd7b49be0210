import type { NearestTemplate, NearestTemplatesRequest } from '@replysmith/contract';
import type { Context } from '../context.ts';
import { nearestInLibrary } from './nearest-in-library.ts';
import { nearestOwn } from './nearest-own.ts';

const most = 3;

/** The caller's and the library's templates nearest to an email; one's own first where equally near. */
export async function findNearestTemplates(
  ctx: Context,
  email: NearestTemplatesRequest,
): Promise<NearestTemplate[]> {
  const found = [...(await nearestOwn(ctx, email)), ...nearestInLibrary(email)];
  return found.toSorted((one, other) => other.similarity - one.similarity).slice(0, most);
}
