import { ApiError } from './api-error.ts';

type SendOptions = {
  /** The caller no longer wants it. */
  signal?: AbortSignal | undefined;
  /** Nobody waits longer than this. */
  timeout: AbortSignal;
};

/** Sends to the site's own server. That no answer came is said in words. */
export async function send(path: string, init: RequestInit, options: SendOptions) {
  const { signal, timeout } = options;
  const wasOffline = !navigator.onLine;
  try {
    return await fetch(new URL(path, location.origin), {
      ...init,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw unreachable(cause, wasOffline ? 'offline' : 'network');
  }
}

/** No answer came; `offline` when the call cannot have left the browser. */
export function unreachable(cause: unknown, code: 'network' | 'offline' = 'network'): ApiError {
  return new ApiError({
    kind: 'network',
    code,
    message: navigator.onLine
      ? 'The server could not be reached. Check your connection and try again.'
      : 'You are offline. Try again once you are connected.',
    cause,
  });
}
