import type { z } from 'zod';
import { AppError } from '../../services/errors.ts';

/** All problems of an input at once, by field; `_` holds those of the input as a whole. */
export function validationError(error: z.core.$ZodError): AppError {
  const fields: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  for (const issue of error.issues) {
    const field = issue.path.length > 0 ? issue.path.join('.') : '_';
    (fields[field] ??= []).push(issue.message);
  }
  return new AppError('validation_failed', { fields });
}
