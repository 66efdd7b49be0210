import { createMiddleware } from 'hono/factory';
import type { Call } from '../context/context.ts';
import { AppError } from '../errors.ts';
import type { AppEnvironment } from './api.ts';

/** The longest time until a call is answered, in milliseconds. */
const longestCall = 4_000;

/** Additional time for a commit that has begun and can no longer be cancelled. */
const longestCommit = 800;

/**
 * Throws when the work takes too long, and makes sure that it stores nothing afterwards: no
 * transaction begins or commits any more. Only a commit that itself takes too long leaves the
 * caller uncertain.
 */
export async function inTime<Result>(
  work: (call: Call) => Promise<Result>,
  longest: number = longestCall,
  requestId?: string,
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
    return await Promise.race([work({ beforeBegin, beforeCommit, requestId }), tooLate]);
  } finally {
    timers.forEach(clearTimeout);
  }
}

/** For routes that ask a payment provider more than once, or change or score many rows. */
export const slow = 15_000;

/** Applies the time limit to a call; with `Infinity` the route limits itself. */
export function deadline(longest?: number) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    if (longest === Infinity) return next();
    await inTime(
      (call) => {
        c.set('call', call);
        return next();
      },
      longest,
      c.get('requestId'),
    );
  });
}
