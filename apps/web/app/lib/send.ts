import { ApiError } from './api-error.ts';

type SendOptions = {
  /** Aborts the call. */
  signal?: AbortSignal | undefined;
  /** The timeout. */
  timeout: AbortSignal;
};

/** Sends a request to this site's server. A missing answer becomes a readable error. */
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

/** No answer arrived; `offline` if the request cannot have left the browser. */
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
