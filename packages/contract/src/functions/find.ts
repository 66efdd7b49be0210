import { z } from 'zod';
import { lengths } from '../constants/lengths.ts';

export const FindQuery = z.object({
  search: z.string().trim().min(1, 'Say what to look for.').max(lengths.search),
});
export type FindQuery = z.infer<typeof FindQuery>;

const found = z.array(z.object({ id: z.uuid(), name: z.string() }));

/** Whatever of a person's own is called or says so: at most five of each, the best first. */
export const Found = z.object({ templates: found, sessions: found, campaigns: found });
export type Found = z.infer<typeof Found>;
