import type { Context } from 'hono';
import type { z } from 'zod';
import { AppError } from '../services/errors.ts';
import { validationError } from './errors/validation-error.ts';

/** The fields a call may have, and nothing else of what was sent. */
export async function readBody<Schema extends z.ZodObject>(
  c: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const input: unknown = await c.req.json().catch(() => {
    throw new AppError('malformed_body');
  });
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw validationError(parsed.error);
  return parsed.data;
}
