import { z } from 'zod';

/** A share with the interval that the true one lies in, 95 times of 100; all from 0 to 1. */
export const Rate = z.object({
  share: z.number().min(0).max(1),
  low: z.number().min(0).max(1),
  high: z.number().min(0).max(1),
  /** How many it was counted from. */
  of: z.int().min(1),
});
export type Rate = z.infer<typeof Rate>;

/** Of fewer a share says nothing. */
export const fewestForRate = 5;

const z95 = 1.959964;

/** The share of `hits` with its Wilson interval; null when there are too few to tell. */
export function rateOf(hits: number, of: number): Rate | null {
  if (of < fewestForRate) return null;
  const share = hits / of;
  const square = z95 ** 2;
  const middle = (share + square / (2 * of)) / (1 + square / of);
  const half =
    (z95 / (1 + square / of)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of ** 2));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half), of };
}
