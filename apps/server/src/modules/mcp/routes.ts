import { includesScope, paths } from '@replysmith/contract';
import { createMiddleware } from 'hono/factory';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { answerError } from '../../platform/http/answer-error.ts';
import { type AppDeps, type AppEnvironment, createApi } from '../../platform/http/api.ts';
import { checkBody } from '../../platform/http/body.ts';
import { keyOf, refuseKeysInAddress, requireCaller } from '../../platform/http/callers.ts';
import { deadline, slow } from '../../platform/http/deadline.ts';
import { noStore, refuseOtherOrigins } from '../../platform/http/middleware.ts';
import { countSearch } from '../../platform/http/rate-limits.ts';
import { answerAgent } from './service.ts';

/** Cookies do not count here: an agent has a key, and a page of another site has none. */
const requireKey = createMiddleware<AppEnvironment>(async (c, next) => {
  if (keyOf(c) === null) {
    c.header('WWW-Authenticate', 'Bearer realm="Replysmith"');
    throw new AppError('key_missing');
  }
  await next();
});

/** The protocol's own form of an error. */
function errorMessage({ code, message }: AppError, requestId: string): object {
  const isUnreadable = code === 'malformed_body';
  const data = { code, request_id: requestId };
  const error = { code: isUnreadable ? -32_700 : -32_000, message, data };
  return { jsonrpc: '2.0', id: null, error };
}

/** What agents call, by the Model Context Protocol over HTTP. */
export function mcpRouter({ services, auth, publicUrl }: AppDeps) {
  const router = createApi();
  router.onError(answerError(services.log, errorMessage));
  router.use(paths.mcp, noStore, refuseKeysInAddress, deadline(slow));
  router.use(paths.mcp, refuseOtherOrigins(publicUrl), requireKey, requireCaller(auth), checkBody);
  router.post(paths.mcp, async (c) => {
    const message: unknown = await c.req.json().catch(() => {
      throw new AppError('malformed_body');
    });
    const user = c.get('user');
    const ctx: Context = { ...services, user, call: c.get('call') };
    const mayRead = 'key' in user && includesScope(user.key.scope, 'read');
    const caller = {
      mayRead,
      countCall: () => auth.countAgentCall(user.id),
      countSearch: (kind: 'search' | 'likeness') => countSearch(auth, user.id, kind),
    };
    return answerAgent(ctx, caller, c.req.raw, message);
  });
  router.all(paths.mcp, (c) => {
    c.header('Allow', 'POST');
    throw new AppError('only_post');
  });
  return router;
}
