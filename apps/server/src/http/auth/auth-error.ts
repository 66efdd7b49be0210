import type { ErrorCode } from '@replysmith/contract';
import { z } from 'zod';
import { AppError } from '../../services/errors.ts';

const codes: Record<string, ErrorCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials',
  INVALID_PASSWORD: 'current_password_incorrect',
  INVALID_TOKEN: 'invalid_token',
  TOKEN_EXPIRED: 'invalid_token',
  // The account was deleted since.
  USER_NOT_FOUND: 'invalid_token',
  FAILED_TO_GET_SESSION: 'unavailable',
  FAILED_TO_CREATE_USER: 'unavailable',
  INVALID_CODE: 'invalid_code',
  INVALID_BACKUP_CODE: 'invalid_code',
  INVALID_TWO_FACTOR_COOKIE: 'unauthenticated',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'unauthenticated',
  ACCOUNT_TEMPORARILY_LOCKED: 'rate_limited',
  TOTP_ALREADY_ENABLED: 'two_factor_on',
  TOTP_NOT_ENABLED: 'two_factor_off',
  TWO_FACTOR_NOT_ENABLED: 'two_factor_off',
  BACKUP_CODES_NOT_ENABLED: 'two_factor_off',
  two_factor_unverified: 'two_factor_unverified',
  weak_password: 'weak_password',
  validation_failed: 'validation_failed',
};

const statuses: Record<number, ErrorCode> = {
  400: 'malformed_body',
  401: 'unauthenticated',
  403: 'origin_not_allowed',
  404: 'not_found',
  // Another call with the same recovery code was a moment earlier.
  409: 'invalid_code',
  422: 'validation_failed',
  429: 'rate_limited',
};

const Refusal = z.object({
  code: z.string().optional(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
});

/** What Better Auth refused, in the contract's terms. */
export function toAuthError(status: number, body: unknown): AppError {
  const refusal = Refusal.safeParse(body).data;
  const code = codes[refusal?.code ?? ''] ?? statuses[status] ?? 'internal';
  return new AppError(code, refusal?.fields ? { fields: refusal.fields } : {});
}
