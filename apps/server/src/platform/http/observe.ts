import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { paths } from '@replysmith/contract';
import type { Services } from '../context/context.ts';
import { requestSeconds } from '../observability/metrics.ts';
import { inSpan } from '../observability/spans.ts';
import type { AppEnvironment } from './api.ts';
import { traceParent } from './middleware.ts';

type Options = {
  readonly log: Services['log'];
  /** Whether each request gets a line in the log. */
  readonly logsRequests: boolean;
};

/** Measures each request, writes a line about it, and makes it a span where traces are wanted. */
export function observeRequests({ log, logsRequests }: Options) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const started = performance.now();
    const { outgoing } = c.env;
    // The reply lets go of its socket before it is closed.
    const socket = outgoing?.socket;
    const bytesBefore = socket?.bytesWritten ?? 0;
    const route = routeOf(c);
    const method = methods.has(c.req.method) ? c.req.method : 'other';
    const span = {
      name: `${method} ${route}`,
      kind: 'server' as const,
      attributes: { 'http.request.method': method, 'http.route': route },
      parent: traceParent(c),
    };
    await inSpan(span, async ({ set, fail }) => {
      await next();
      set({ 'http.response.status_code': statusOf(c) });
      if (statusOf(c) >= 500) fail();
    });
    const status = statusOf(c);
    const labels = { route, method, status: `${Math.floor(status / 100)}xx` };
    requestSeconds.observe(labels, (performance.now() - started) / 1_000);
    if (!logsRequests) return;

    const requestId = c.get('requestId');
    const writeLine = () => {
      const ms = Math.round((performance.now() - started) * 10) / 10;
      const bytes = (socket?.bytesWritten ?? 0) - bytesBefore;
      const level = isProbe(route) && status < 400 ? 'debug' : 'info';
      log[level]({ requestId, method, route, status, ms, bytes, ...keyIdOf(c) }, 'request');
    };
    if (outgoing && !outgoing.closed) outgoing.once('close', writeLine);
    else writeLine();
  });
}

/** Other methods that Node accepts are one, so that nobody can make up labels. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The pattern under which a request is counted: never its own path, which names rows. */
function routeOf(c: Context<AppEnvironment>): string {
  const patterns = matchedRoutes(c).map(({ path }) => path);
  const own = patterns.find((path) => !path.endsWith('*'));
  if (own) return own;
  if (c.req.path.startsWith('/assets/')) return '/assets/*';
  return patterns.find((path) => path !== '*' && path !== '/*') ?? '/*';
}

/** An accepted request for a socket is answered 101 after this. */
function statusOf(c: Context<AppEnvironment>): number {
  return c.env.upgrade?.connection ? 101 : c.res.status;
}

/** Which access key a request was made with. */
function keyIdOf(c: Context<AppEnvironment>): { keyId?: string } {
  const user = c.get('user') as AppEnvironment['Variables']['user'] | undefined;
  return user && 'key' in user ? { keyId: user.key.id } : {};
}

/** Asked every few seconds by machines. */
function isProbe(route: string): boolean {
  return route === paths.health || route === paths.ready || route === paths.metrics;
}
