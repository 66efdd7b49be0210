import { z } from 'zod';
import { lengths } from './lengths.ts';

/** The one password rule, for sign-up, reset and change. Lengths are in characters; nothing is trimmed. */
export const Password = z
  .string()
  .refine(
    (text) => [...text].length >= lengths.passwordMin,
    'Password must be at least 8 characters',
  )
  .refine(
    (text) => [...text].length <= lengths.passwordMax,
    'Password must be at most 128 characters',
  )
  .refine(
    (text) => /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text) && /\p{Nd}/u.test(text),
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  );
