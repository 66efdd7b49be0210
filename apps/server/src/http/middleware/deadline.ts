import { createMiddleware } from 'hono/factory';
import { AppError } from '../../services/errors.ts';
import type { AppEnvironment } from '../environment.ts';

/** However stuck things are behind it, a call is answered within this many milliseconds. */
const longest = 4_500;

export const deadline = createMiddleware<AppEnvironment>(async (_c, next) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AppError('unavailable')), longest);
  });
  try {
    await Promise.race([next(), late]);
  } finally {
    clearTimeout(timer);
  }
});
