import { createMiddleware } from 'hono/factory';
import { AppError } from '../../services/errors.ts';
import type { AppEnvironment } from '../environment.ts';

/** However stuck things are behind it, a call is answered within these milliseconds. */
const longest = 4_000;

/** So much longer for a commit under way, which can no longer be called off. */
const longestCommit = 800;

/**
 * Ends in time, and sees to it that what was given up keeps nothing: once it is too late no commit
 * begins. Only a commit that itself takes too long leaves the caller in doubt.
 */
export async function inTime<Result>(
  work: (beforeCommit: () => void) => Promise<Result>,
): Promise<Result> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  let isOver = false;
  let isCommitting = false;
  const giveUp = () => {
    isOver = true;
    reject(new AppError('unavailable'));
  };
  const beforeCommit = () => {
    if (isOver) throw new AppError('unavailable');
    isCommitting = true;
  };
  const timers = [
    setTimeout(() => {
      if (!isCommitting) giveUp();
    }, longest),
    setTimeout(giveUp, longest + longestCommit),
  ];
  try {
    return await Promise.race([work(beforeCommit), tooLate]);
  } finally {
    timers.forEach(clearTimeout);
  }
}

/** Answers every call in time, but for those that say themselves how long they take. */
export function deadline(isExempt: (path: string) => boolean) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    if (isExempt(c.req.path)) return next();
    await inTime((beforeCommit) => {
      c.set('beforeCommit', beforeCommit);
      return next();
    });
  });
}
