import { type ErrorBody, errorCodes } from '@replysmith/contract';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { asAppError } from '../context/as-app-error.ts';
import type { Services } from '../context/context.ts';
import { AppError } from '../errors.ts';
import { errorReplies } from '../observability/metrics.ts';
import type { AppEnvironment } from './api.ts';

/** The only place where errors become responses. Unexpected ones are logged and never shown. */
export function answerError(
  log: Services['log'],
  bodyOf: (error: AppError, requestId: string) => object = errorBody,
) {
  return (error: unknown, c: Context<AppEnvironment>): Response => {
    const known = toAppError(error);
    const requestId = c.get('requestId');
    errorReplies.inc({ code: known.code });
    if (known.code === 'internal') log.error({ err: error, requestId }, 'unexpected error');
    if (known.code === 'unavailable') log.warn({ err: error, requestId }, 'unavailable');
    if (error instanceof Error && known.code === 'billing_unavailable' && error !== known) {
      log.warn({ err: error, requestId }, 'payment provider failed');
    }
    if (known.retryAfterSeconds !== null) {
      c.header('Retry-After', String(known.retryAfterSeconds));
    }
    return c.json(bodyOf(known, requestId), errorCodes[known.code].status);
  };
}

export function errorBody(error: AppError, requestId: string): ErrorBody {
  const { code, message, fields } = error;
  return {
    error: { code, message, request_id: requestId, ...(fields && { fields: copyFields(fields) }) },
  };
}

function copyFields(fields: NonNullable<AppError['fields']>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, problems]) => [field, [...problems]]),
  );
}

/** Any error as one of the contract's. */
function toAppError(error: unknown): AppError {
  if (error instanceof HTTPException && error.status === 400) return new AppError('malformed_body');
  return asAppError(error);
}
