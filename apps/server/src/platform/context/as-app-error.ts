import { isDatabaseUnavailable } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { BillingFailure, OrderChanged } from '../payments/payments.ts';

/** The error that a caller gets for a service's failure. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof OrderChanged) return new AppError('idempotency_key_reused');
  if (error instanceof BillingFailure) return new AppError('billing_unavailable');
  return new AppError(isDatabaseUnavailable(error) ? 'unavailable' : 'internal');
}
