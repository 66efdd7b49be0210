import { errorCodes, paths } from '@replysmith/contract';
import type { Context } from 'hono';
import { z } from 'zod';
import { clientAddressHeader, type Auth } from '../../auth/auth.ts';
import { createApi } from '../api.ts';
import type { AppEnvironment } from '../environment.ts';
import { errorBody } from '../errors/answer-error.ts';
import { readBody } from '../read-body.ts';
import { replies } from '../replies.ts';
import { accountReply } from './account-replies.ts';
import { accountRequests, translations } from './account-requests.ts';
import { toAuthError } from './auth-error.ts';

/**
 * The calls of Better Auth that the product uses; whatever else it offers is not reachable. It gets
 * the checked fields only, and its refusals take the shape of all others.
 */
export function authDoor(auth: Auth, publicUrl: string) {
  const door = createApi();
  for (const [path, schema] of Object.entries(accountRequests)) {
    door.openAPIRegistry.registerPath({
      method: 'post',
      path,
      request: { body: { required: true, content: { 'application/json': { schema } } } },
      responses: replies('Done', z.object({})),
    });
    door.post(path, async (c) => {
      const input = await readBody(c, schema);
      const answer = () => auth.answer(call(c, path, translations[path]?.(input) ?? input));
      const first = await answer();
      // Of two sign-ups at the same moment one comes second: it is told what it would be a moment later.
      const isSecond =
        path === paths.accounts.signUp && (await codeOf(first)) === 'FAILED_TO_CREATE_USER';
      return reply(c, path, isSecond ? await answer() : first);
    });
  }
  door.get(paths.accounts.session, async (c) =>
    reply(c, paths.accounts.session, await auth.answer(request(c, paths.accounts.session))),
  );
  return door;

  function call(c: Context<AppEnvironment>, path: string, input: object): Request {
    // Better Auth verifies by GET, as mail scanners would; ours is reached by POST only.
    return path === paths.accounts.verifyEmail
      ? request(c, `${path}?${new URLSearchParams({ ...input }).toString()}`)
      : request(c, path, { method: 'POST', body: JSON.stringify(input) });
  }

  function request(c: Context<AppEnvironment>, path: string, init: RequestInit = {}): Request {
    const headers = new Headers({
      // Ours was checked already; a browser may leave it out.
      Origin: publicUrl,
      'Content-Type': 'application/json',
      'User-Agent': c.req.header('User-Agent') ?? '',
      Cookie: c.req.header('Cookie') ?? '',
      [clientAddressHeader]: c.get('clientAddress'),
    });
    return new Request(`${publicUrl}${path}`, { ...init, headers });
  }
}

async function reply(
  c: Context<AppEnvironment>,
  path: string,
  response: Response,
): Promise<Response> {
  const body: unknown = await response.json().catch(() => null);
  for (const cookie of response.headers.getSetCookie()) {
    c.header('Set-Cookie', cookie, { append: true });
  }
  // What the page keeps of a person it removes itself; clearing all storage would take along what is
  // the browser's own, such as its theme.
  if (path === paths.accounts.signOut) c.header('Clear-Site-Data', '"cache"');
  if (response.ok) return c.json(accountReply(path, body));
  const wait = response.headers.get('X-Retry-After');
  if (wait) c.header('Retry-After', wait);
  const error = toAuthError(response.status, body);
  return c.json(errorBody(error, c.get('requestId')), errorCodes[error.code].status);
}

async function codeOf(response: Response): Promise<unknown> {
  if (response.ok) return null;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null;
  return body?.code;
}
