import { ApiError } from '../../lib/api-error.ts';

/** The sentence a user reads when an account call failed. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'An unexpected error occurred.';
  if (error.status === 429 && error.retryAfterSeconds) {
    return `Too many attempts. Try again in ${String(error.retryAfterSeconds)} seconds.`;
  }
  return error.message;
}
