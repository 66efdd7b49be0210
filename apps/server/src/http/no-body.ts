import { z } from '@hono/zod-openapi';

/** For calls that say it all with their address: what is sent along all the same is refused. */
export const noBody = {
  required: false,
  content: { 'application/json': { schema: z.strictObject({}) } },
} as const;
