import { createRoute } from '@hono/zod-openapi';
import { paths, UserSubscription } from '@replysmith/contract';
import type { Services } from '../../../services/context.ts';
import { getUserSubscription } from '../../../services/user-subscriptions/get-user-subscription.ts';
import { createApi } from '../../api.ts';
import { contextOf } from '../../context-of.ts';
import { replies } from '../../replies.ts';

const read = createRoute({
  method: 'get',
  path: paths.userSubscriptions,
  summary: 'Your plan and what you have used of it',
  responses: replies('The subscription', UserSubscription),
});

export function userSubscriptions(services: Services) {
  return createApi().openapi(read, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await getUserSubscription(ctx), 200);
  });
}
