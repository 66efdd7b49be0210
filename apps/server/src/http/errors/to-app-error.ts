import { HTTPException } from 'hono/http-exception';
import { asAppError } from '../../services/as-app-error.ts';
import { AppError } from '../../services/errors.ts';

/** Any failure as one the contract knows. */
export function toAppError(error: unknown): AppError {
  if (error instanceof HTTPException && error.status === 400) return new AppError('malformed_body');
  return asAppError(error);
}
