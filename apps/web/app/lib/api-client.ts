import { ApiError } from './api-error.ts';
import { readError } from './read-error.ts';

/** What a contract schema offers; the web app needs no more of it. */
export type Schema<T> = { parse: (data: unknown) => T };

type CallOptions = {
  signal?: AbortSignal | undefined;
  headers?: Readonly<Record<string, string>>;
};

const patience = 30_000;

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
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...options.headers },
    body: JSON.stringify(body),
  };
  return call(path, init, schema, options);
}

async function call<T>(
  path: string,
  init: RequestInit,
  schema: Schema<T>,
  { signal }: CallOptions,
): Promise<T> {
  const response = await send(path, init, signal);
  if (!response.ok) throw await readError(response);
  try {
    return schema.parse(await response.json());
  } catch (cause) {
    throw new ApiError({
      kind: 'unreadable',
      code: 'internal',
      message: 'The answer could not be read. Please reload the page and try again.',
      status: response.status,
      requestId: response.headers.get('x-request-id'),
      cause,
    });
  }
}

async function send(path: string, init: RequestInit, signal?: AbortSignal): Promise<Response> {
  const timeout = AbortSignal.timeout(patience);
  try {
    return await fetch(new URL(path, location.origin), {
      ...init,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError({
      kind: 'network',
      code: 'network',
      message: navigator.onLine
        ? 'The server could not be reached. Check your connection and try again.'
        : 'You are offline. Try again once you are connected.',
      cause,
    });
  }
}
