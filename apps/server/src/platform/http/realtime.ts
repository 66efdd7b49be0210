import { type UserSubscription, type WorkflowExecution, paths } from '@replysmith/contract';
import type { Auth } from '../auth/auth.ts';
import { type Context, type Services, onBehalfOf } from '../context/context.ts';
import { AppError } from '../errors.ts';
import type { Live } from '../realtime/live.ts';
import { createApi } from './api.ts';
import { refuseKeys, requireCaller, sessionOf } from './callers.ts';
import { deadline } from './deadline.ts';

type Deps = { readonly services: Services; readonly auth: Auth; readonly live: Live };

/** How to read what open tabs are told. */
type Reads = {
  readonly getUserSubscription: (ctx: Context) => Promise<UserSubscription>;
  readonly getWorkflowExecution: (ctx: Context, id: string) => Promise<WorkflowExecution | null>;
};

/** Decides, like any call, who gets a socket. The upgrade itself then answers 101. */
export function realtimeRouter(
  { services, auth, live }: Deps,
  { getUserSubscription, getWorkflowExecution }: Reads,
) {
  const router = createApi();
  router.get(paths.realtime, deadline(), refuseKeys, requireCaller(auth), (c) => {
    const { upgrade } = c.env;
    if (!upgrade) throw new AppError('not_found');
    const user = sessionOf(c);
    const cookies = c.req.header('Cookie') ?? '';
    const ctx = onBehalfOf(services, user.id);
    upgrade.connection = live.connect({
      userId: user.id,
      sessionId: user.sessionId,
      read: () => getUserSubscription(ctx),
      readRun: (id) => getWorkflowExecution(ctx, id),
      endsAt: async () => (await auth.findUser(cookies))?.sessionEndsAt ?? null,
    });
    if (!upgrade.connection) throw new AppError('rate_limited', { retryAfterSeconds: 10 });
    return c.body(null, 204);
  });
  return router;
}
