import { createMiddleware } from 'hono/factory';
import { AppError } from '../../services/errors.ts';
import type { AppEnvironment } from '../environment.ts';

/** However stuck things are behind it, a call is answered within these milliseconds. */
const longest = 4_000;

/** So much longer for a commit under way, which can no longer be called off. */
const longestCommit = 800;

/**
 * Answers in time, and sees to it that a call answered as failed keeps nothing: once it is too
 * late no commit begins. Only a commit that itself takes too long leaves the caller in doubt.
 */
export const deadline = createMiddleware<AppEnvironment>(async (c, next) => {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  let isOver = false;
  let isCommitting = false;
  const giveUp = () => {
    isOver = true;
    reject(new AppError('unavailable'));
  };
  c.set('beforeCommit', () => {
    if (isOver) throw new AppError('unavailable');
    isCommitting = true;
  });
  const timers = [
    setTimeout(() => {
      if (!isCommitting) giveUp();
    }, longest),
    setTimeout(giveUp, longest + longestCommit),
  ];
  try {
    await Promise.race([next(), tooLate]);
  } finally {
    timers.forEach(clearTimeout);
  }
});
