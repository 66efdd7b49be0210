import { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '../services/errors.ts';
import type { AppEnvironment } from './environment.ts';
import { validationError } from './errors/validation-error.ts';

/** A part of the API: inputs are checked by the contract before a handler sees them. */
export function createApi(): OpenAPIHono<AppEnvironment> {
  return new OpenAPIHono<AppEnvironment>({
    defaultHook: (result) => {
      if (result.success) return;
      // An id that cannot be one names nothing.
      throw result.target === 'param' ? new AppError('not_found') : validationError(result.error);
    },
  });
}
