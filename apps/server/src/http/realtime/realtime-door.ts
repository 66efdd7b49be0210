import { paths } from '@replysmith/contract';
import type { Auth } from '../../auth/auth.ts';
import { onBehalfOf, type Services } from '../../services/context.ts';
import { AppError } from '../../services/errors.ts';
import { getUserSubscription } from '../../services/user-subscriptions/get-user-subscription.ts';
import { getWorkflowExecution } from '../../services/workflows/executions/get-workflow-execution.ts';
import { createApi } from '../api.ts';
import type { Live } from './live.ts';

type Deps = { readonly services: Services; readonly auth: Auth; readonly live: Live };

/** Decides, like any call, who gets a socket; the answer 101 is then the upgrade's. */
export function realtimeDoor({ services, auth, live }: Deps) {
  const door = createApi();
  door.get(paths.realtime, (c) => {
    const { upgrade } = c.env;
    if (!upgrade) throw new AppError('not_found');
    const user = c.get('user');
    const cookies = c.req.header('Cookie') ?? '';
    const ctx = onBehalfOf(services, user.id);
    upgrade.seat = live.takeSeat({
      userId: user.id,
      sessionId: user.sessionId,
      read: () => getUserSubscription(ctx),
      readRun: (id) => getWorkflowExecution(ctx, id),
      endsAt: async () => (await auth.findUser(cookies))?.sessionEndsAt ?? null,
    });
    if (!upgrade.seat) throw new AppError('rate_limited', { retryAfterSeconds: 10 });
    return c.body(null, 204);
  });
  return door;
}
