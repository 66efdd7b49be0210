import { type ErrorBody, callLimits } from '@replysmith/contract';
import { ApiError, unexpectedError } from './api-error.ts';
import { isListOf, isRecord } from './json.ts';
import { send } from './send.ts';

/** What a contract schema offers; the web app needs no more of it. */
export type Schema<T> = { parse: (data: unknown) => T };

type CallOptions = {
  signal?: AbortSignal | undefined;
  headers?: Readonly<Record<string, string>>;
};

type PatchOptions = {
  /** It goes through although the page is left meanwhile. */
  keepalive?: boolean;
};

/** Browsers refuse to outlive the page with more than 64 kB; a code unit takes up to three bytes. */
const longestKeepalive = 20_000;

export function apiGet<T>(path: string, schema: Schema<T>, options: CallOptions = {}): Promise<T> {
  return call(path, { method: 'GET' }, schema, options);
}

/** Never repeated by itself: the caller decides whether sending twice is safe. */
export function apiPost<T>(
  path: string,
  body: unknown,
  schema: Schema<T>,
  options: CallOptions = {},
): Promise<T> {
  return call(path, postOf(body, options.headers), schema, options);
}

/** Changes what `body` names, and nothing else. */
export function apiPatch<T>(
  path: string,
  body: unknown,
  schema: Schema<T>,
  { keepalive = false }: PatchOptions = {},
): Promise<T> {
  const init = { ...postOf(body), method: 'PATCH' };
  return call(
    path,
    { ...init, keepalive: keepalive && init.body.length <= longestKeepalive },
    schema,
  );
}

export function apiDelete<T>(path: string, schema: Schema<T>): Promise<T> {
  return call(path, { method: 'DELETE' }, schema);
}

export function postOf(body: unknown, headers?: CallOptions['headers']) {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

async function call<T>(
  path: string,
  init: RequestInit,
  schema: Schema<T>,
  { signal }: CallOptions = {},
): Promise<T> {
  const timeout = AbortSignal.timeout(callLimits.replyMs);
  const response = await send(path, init, { signal, timeout });
  if (!response.ok) throw await readError(response);
  try {
    return schema.parse(await response.json());
  } catch (cause) {
    throw unreadable(response, cause);
  }
}

export function unreadable(response: Response, cause: unknown): ApiError {
  return new ApiError({
    kind: 'unreadable',
    code: 'internal',
    message: 'The answer could not be read. Please reload the page and try again.',
    status: response.status,
    requestId: response.headers.get('x-request-id'),
    cause,
  });
}

/** What a refusal says that the API did not write, by its code: the contract's sentences. */
export const generalRefusals = {
  rate_limited: 'Too many requests. Please wait a moment and try again.',
  unavailable: 'The service is not available right now. Please try again in a moment.',
  internal: unexpectedError,
};

/** Turns a refusal into an ApiError, also when something before the API answered in its own words. */
export async function readError(response: Response): Promise<ApiError> {
  const { status, headers } = response;
  const body: unknown = await response.json().catch(() => null);
  const wait = Number(headers.get('retry-after') ?? Number.NaN);
  const about = {
    kind: 'http' as const,
    status,
    retryAfterSeconds: Number.isFinite(wait) ? wait : null,
  };
  if (isErrorBody(body)) {
    const { code, message, request_id, fields } = body.error;
    return new ApiError({ ...about, code, message, requestId: request_id, fields: fields ?? {} });
  }
  const code = status === 429 ? 'rate_limited' : status >= 502 ? 'unavailable' : 'internal';
  const message = generalRefusals[code];
  return new ApiError({ ...about, code, message, requestId: headers.get('x-request-id') });
}

/** Of a later server it may have a code that this page does not know: its sentence is for people. */
function isErrorBody(body: unknown): body is ErrorBody {
  if (!isRecord(body) || !isRecord(body.error)) return false;
  const { code, message, request_id, fields = {} } = body.error;
  return (
    [code, message, request_id].every(isText) &&
    isRecord(fields) &&
    Object.values(fields).every((problems) => isListOf(isText, problems))
  );
}

const isText = (value: unknown) => typeof value === 'string';

type Retries = {
  /** Milliseconds before each further call; what the last of them throws is thrown. */
  waits: readonly number[];
  /** Whether the same call may go well later; asked after each failure but the last, from 0. */
  retry: (failures: number, error: unknown) => boolean;
  /** Ends the wait, and throws the signal's reason instead of calling again. */
  signal?: AbortSignal;
};

/**
 * For calls that must go on in a hidden tab, where the query library's own retries rest. Its
 * mutations cannot be called off between two attempts either.
 */
export async function withRetries<T>(call: () => Promise<T>, { waits, retry, signal }: Retries) {
  for (let failures = 0; ; failures += 1) {
    signal?.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      signal?.throwIfAborted();
      const wait = waits[failures];
      if (wait === undefined || !retry(failures, error)) throw error;
      await timePassed(wait, signal);
    }
  }
}

/** Resolves after so many milliseconds, or as soon as the signal aborts. */
function timePassed(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
}
