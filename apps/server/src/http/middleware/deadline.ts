import { createMiddleware } from 'hono/factory';
import { AppError } from '../../services/errors.ts';
import type { AppEnvironment } from '../environment.ts';

/** However stuck things are behind it, a call is answered within these milliseconds. */
const longestCall = 4_000;

/** So much longer for a commit under way, which can no longer be called off. */
const longestCommit = 800;

/**
 * Ends in time, and sees to it that what was given up keeps nothing: once it is too late no commit
 * begins. Only a commit that itself takes too long leaves the caller in doubt.
 */
export async function inTime<Result>(
  work: (beforeCommit: () => void) => Promise<Result>,
  longest: number = longestCall,
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

/** Answers every call in time; `longestOf` names calls that get longer, in milliseconds. */
export function deadline(longestOf: (path: string) => number | undefined) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const longest = longestOf(c.req.path);
    if (longest === Infinity) return next();
    await inTime((beforeCommit) => {
      c.set('beforeCommit', beforeCommit);
      return next();
    }, longest);
  });
}
