import { createMiddleware } from 'hono/factory';
import type { Call } from '../context/context.ts';
import { AppError } from '../errors.ts';
import type { AppEnvironment } from './api.ts';

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

/** For routes that ask a payment provider more than once, or change or score many rows. */
export const slow = 15_000;

/** Answers every call in time; `Infinity` leaves that to what is called. */
export function deadline(longest?: number) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    if (longest === Infinity) return next();
    await inTime((call) => {
      c.set('call', call);
      return next();
    }, longest);
  });
}
