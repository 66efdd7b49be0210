import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { AppError } from './errors.ts';

/** What a verb's failure means to whoever called it. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(isDatabaseUnavailable(error) ? 'unavailable' : 'internal');
}
