import { ErrorBody } from '@replysmith/contract';
import type { z } from 'zod';

/** The documented answers of a route that gives `schema`, or an error as every route does. */
export function replies<Schema extends z.ZodType>(description: string, schema: Schema) {
  return {
    200: { description, content: { 'application/json': { schema } } },
    default: {
      description: 'What went wrong, as a code and a sentence',
      content: { 'application/json': { schema: ErrorBody } },
    },
  };
}
