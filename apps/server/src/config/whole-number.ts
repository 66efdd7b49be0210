import { z } from 'zod';

/** A variable that holds a whole number from `least` on. */
export function wholeNumber(least: number) {
  const message = `must be a whole number, at least ${least}`;
  return z.coerce.number(message).int(message).min(least, message);
}
