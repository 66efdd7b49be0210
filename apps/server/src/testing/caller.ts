import type { Hono } from 'hono';
import type { AppEnvironment } from '../platform/http/api.ts';

type CallOptions = {
  readonly as?: { readonly cookie: string };
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly method?: string;
  /** The address of the client. */
  readonly from?: string;
};

export type Caller = (path: string, options?: CallOptions) => Promise<Response>;

/** Calls the app as its own web page would: same origin, JSON, with the person's cookie. */
export function createCaller(app: Hono<AppEnvironment>, origin: string): Caller {
  return async (path, { as, body, headers, method, from = '127.0.0.1' } = {}) => {
    const socket: object = {
      incoming: { socket: { remoteAddress: from }, headers: lowerCased(headers) },
    };
    const usedMethod = method ?? (body === undefined ? 'GET' : 'POST');
    return app.request(
      `${origin}${path}`,
      {
        method: usedMethod,
        headers: {
          ...(usedMethod !== 'GET' && { Origin: origin }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(as && { Cookie: as.cookie }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
      socket,
    );
  };
}

/** Node gives headers in lower case. */
function lowerCased(headers: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
