import type { z } from '@hono/zod-openapi';

/** For calls that cannot do without what is sent along. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { 'application/json': { schema } },
});
