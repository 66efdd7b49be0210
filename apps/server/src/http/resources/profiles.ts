import { createRoute, z } from '@hono/zod-openapi';
import { paths, Profile } from '@replysmith/contract';
import type { Services } from '../../services/context.ts';
import { getProfile } from '../../services/profiles/get-profile.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const read = createRoute({
  method: 'get',
  path: `${paths.profiles}/{id}`,
  summary: 'Your profile, by your id or as "me"',
  request: { params: z.object({ id: z.union([z.literal('me'), z.uuid()]) }) },
  responses: replies('The profile', Profile),
});

export function profiles(services: Services) {
  return createApi().openapi(read, async (c) => {
    const ctx = contextOf(c, services);
    const { id } = c.req.valid('param');
    return c.json(await getProfile(ctx, id === 'me' ? ctx.user.id : id), 200);
  });
}
