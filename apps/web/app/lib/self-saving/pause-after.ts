import { mayHaveHappened, type ApiError } from '../wire/api-error.ts';

const pauses = [2_000, 5_000, 15_000];
const longest = 60_000;
/** Signing in again, or waiting, changes these answers. */
const passing = new Set([401, 429]);

/** How long to wait before the same call may go well, in milliseconds; null when it never will. */
export function pauseAfter(error: ApiError, failures: number): number | null {
  const pause = pauses[failures - 1] ?? longest;
  const status = error.status ?? 0;
  if (!mayHaveHappened(error) && status < 500 && !passing.has(status)) return null;
  return Math.max(pause, (error.retryAfterSeconds ?? 0) * 1_000);
}
