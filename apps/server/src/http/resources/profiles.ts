import { createRoute, z } from '@hono/zod-openapi';
import { paths, Profile, UpdateProfileRequest } from '@replysmith/contract';
import type { Context, Services } from '../../services/context.ts';
import { getProfile } from '../../services/profiles/get-profile.ts';
import { updateProfile } from '../../services/profiles/update-profile.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const path = `${paths.profiles}/{id}`;
const params = z.object({ id: z.union([z.literal('me'), z.uuid()]) });

const read = createRoute({
  method: 'get',
  path,
  summary: 'Your profile, by your id or as "me"',
  request: { params },
  responses: replies('The profile', Profile),
});

const update = createRoute({
  method: 'patch',
  path,
  summary: 'Changes what is given of your profile, by your id or as "me"',
  request: {
    params,
    body: { required: true, content: { 'application/json': { schema: UpdateProfileRequest } } },
  },
  responses: replies('The profile as it is now', Profile),
});

export function profiles(services: Services) {
  return createApi()
    .openapi(read, async (c) => {
      const ctx = contextOf(c, services);
      return c.json(await getProfile(ctx, idOf(ctx, c.req.valid('param').id)), 200);
    })
    .openapi(update, async (c) => {
      const ctx = contextOf(c, services);
      const id = idOf(ctx, c.req.valid('param').id);
      return c.json(await updateProfile(ctx, id, c.req.valid('json')), 200);
    });
}

function idOf(ctx: Context, asked: string): string {
  return asked === 'me' ? ctx.user.id : asked;
}
