import { HTTPException } from 'hono/http-exception';
import { AccountsUnavailable } from '../../auth/auth.ts';
import { AppError } from '../../services/errors.ts';
import { isServiceUnavailable } from '../../services/unavailable.ts';

/** Any failure as one the contract knows. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status === 400) return new AppError('malformed_body');
  if (error instanceof AccountsUnavailable || isServiceUnavailable(error))
    return new AppError('unavailable');
  return new AppError('internal');
}
