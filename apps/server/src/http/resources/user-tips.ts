import { createRoute, z } from '@hono/zod-openapi';
import {
  paths,
  RefreshUserTipsRequest,
  UpdateUserTipRequest,
  UserTip,
  UserTipPage,
  UserTipQuery,
} from '@replysmith/contract';
import type { Services } from '../../services/context.ts';
import { listUserTips } from '../../services/tips/list-user-tips.ts';
import { refreshUserTips } from '../../services/tips/refresh-user-tips.ts';
import { updateUserTip } from '../../services/tips/update-user-tip.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { jsonBody } from '../json-body.ts';
import { replies } from '../replies.ts';

const list = createRoute({
  method: 'get',
  path: paths.userTips,
  summary: 'Your tips as they were last brought up to date',
  request: { query: UserTipQuery },
  responses: replies('A page of them', UserTipPage),
});

const refresh = createRoute({
  method: 'post',
  path: paths.userTips,
  summary: 'Bring your tips up to date and show the most urgent',
  request: { body: jsonBody(RefreshUserTipsRequest) },
  responses: replies('A page of those that hold now', UserTipPage),
});

const update = createRoute({
  method: 'patch',
  path: `${paths.userTips}/{id}`,
  summary: 'Apply a tip, dismiss it or bring it back',
  request: { params: z.object({ id: z.uuid() }), body: jsonBody(UpdateUserTipRequest) },
  responses: replies('As it is now', UserTip),
});

export function userTips(services: Services) {
  return createApi()
    .openapi(list, async (c) =>
      c.json(await listUserTips(contextOf(c, services), c.req.valid('query')), 200),
    )
    .openapi(refresh, async (c) =>
      c.json(await refreshUserTips(contextOf(c, services), c.req.valid('json')), 200),
    )
    .openapi(update, async (c) => {
      const ctx = contextOf(c, services);
      const { id } = c.req.valid('param');
      return c.json(await updateUserTip(ctx, id, c.req.valid('json')), 200);
    });
}
