import { createMiddleware } from 'hono/factory';
import type { Call } from '../../services/context.ts';
import { AppError } from '../../services/errors.ts';
import type { AppEnvironment } from '../environment.ts';

/** However stuck things are behind it, a call is answered within these milliseconds. */
const longestCall = 4_000;

/** So much longer for a commit under way, which can no longer be called off. */
const longestCommit = 800;

/**
 * Ends in time, and sees to it that what was given up keeps nothing: once it is too late nothing
 * begins, and no commit either. Only a commit that itself takes too long leaves the caller in doubt.
 */
export async function inTime<Result>(
  work: (call: Call) => Promise<Result>,
  longest: number = longestCall,
): Promise<Result> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  let isOver = false;
  let isCommitting = false;
  const giveUp = () => {
    isOver = true;
    reject(new AppError('unavailable'));
  };
  const beforeBegin = () => {
    if (isOver) throw new AppError('unavailable');
  };
  const beforeCommit = () => {
    beforeBegin();
    isCommitting = true;
  };
  const timers = [
    setTimeout(() => {
      if (!isCommitting) giveUp();
    }, longest),
    setTimeout(giveUp, longest + longestCommit),
  ];
  try {
    return await Promise.race([work({ beforeBegin, beforeCommit }), tooLate]);
  } finally {
    timers.forEach(clearTimeout);
  }
}

/** Answers every call in time; `longestOf` names calls that get longer, in milliseconds. */
export function deadline(longestOf: (path: string) => number | undefined) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const longest = longestOf(c.req.path);
    if (longest === Infinity) return next();
    await inTime((call) => {
      c.set('call', call);
      return next();
    }, longest);
  });
}
