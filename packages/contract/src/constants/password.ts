import { z } from 'zod';
import { lengths } from './lengths.ts';

const { passwordMin, passwordMax } = lengths;

/** The one password rule, for sign-up, reset and change. Lengths are in characters; nothing is trimmed. */
export const Password = z
  .string()
  .regex(new RegExp(`^.{${passwordMin},}$`, 'su'), 'Password must be at least 8 characters')
  .regex(new RegExp(`^.{0,${passwordMax}}$`, 'su'), 'Password must be at most 128 characters')
  .refine(
    (text) => /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text) && /\p{Nd}/u.test(text),
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  );
