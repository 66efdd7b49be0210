import { ErrorBody, errorCodes } from '@replysmith/contract';
import { ApiError } from './api-error.ts';

/** Turns a refusal into an ApiError, also when something before the API answered in its own words. */
export async function readError(response: Response): Promise<ApiError> {
  const { status, headers } = response;
  const body = ErrorBody.safeParse(await response.json().catch(() => null));
  const wait = Number(headers.get('retry-after') ?? Number.NaN);
  const about = {
    kind: 'http' as const,
    status,
    retryAfterSeconds: Number.isFinite(wait) ? wait : null,
  };
  if (body.success) {
    const { code, message, request_id, fields } = body.data.error;
    return new ApiError({ ...about, code, message, requestId: request_id, fields: fields ?? {} });
  }
  const code = status === 429 ? 'rate_limited' : status >= 502 ? 'unavailable' : 'internal';
  const { message } = errorCodes[code];
  return new ApiError({ ...about, code, message, requestId: headers.get('x-request-id') });
}
