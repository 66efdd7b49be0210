import { errorCodes, paths } from '@replysmith/contract';
import { Hono, type Context } from 'hono';
import { clientAddressHeader, type Auth } from '../../auth/auth.ts';
import type { AppEnvironment } from '../environment.ts';
import { errorBody } from '../errors/answer-error.ts';
import { authCalls } from './auth-calls.ts';
import { toAuthError } from './auth-error.ts';
import { withoutTokens } from './without-tokens.ts';

/** Passes account calls on to Better Auth, and gives its refusals the shape of all others. */
export function authDoor(auth: Auth) {
  const door = new Hono<AppEnvironment>();
  for (const [method, path] of authCalls) {
    door.on(method, `${paths.auth}${path}`, (c) => passOn(auth, c));
  }
  return door;
}

async function passOn(auth: Auth, c: Context<AppEnvironment>): Promise<Response> {
  const headers = new Headers(c.req.raw.headers);
  headers.set(clientAddressHeader, c.get('clientAddress'));
  const response = await auth.answer(new Request(c.req.raw, { headers }));
  if (response.status >= 300 && response.status < 400) return response;
  const body: unknown = await response.json().catch(() => null);
  if (response.status >= 400) return refuse(c, response, body);
  for (const cookie of response.headers.getSetCookie()) {
    c.header('Set-Cookie', cookie, { append: true });
  }
  return c.json(withoutTokens(body));
}

function refuse(c: Context<AppEnvironment>, { status, headers }: Response, body: unknown): Response {
  const error = toAuthError(status, body);
  const wait = headers.get('X-Retry-After');
  if (wait) c.header('Retry-After', wait);
  const { code, message } = error;
  // Better Auth's own browser client reads the top level.
  return c.json(
    { code, message, ...errorBody(error, c.get('requestId')) },
    errorCodes[code].status,
  );
}
