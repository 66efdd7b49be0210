import { z } from 'zod';
import { lengths } from './lengths.ts';
import { isPlainText } from './plain-text.ts';

export const FindQuery = z.object({
  search: z
    .string('Say what to look for.')
    .trim()
    .min(1, 'Say what to look for.')
    .max(lengths.search, 'Please limit your search to 100 characters.')
    .refine(isPlainText, 'This does not look like text.'),
});
export type FindQuery = z.infer<typeof FindQuery>;

const found = z.array(z.object({ id: z.uuid(), name: z.string() }));

/**
 * Whatever of a person's own is called or says so: at most five of each, those first that are called
 * so. A campaign may not have a name yet.
 */
export const Found = z.object({ templates: found, sessions: found, campaigns: found });
export type Found = z.infer<typeof Found>;
