import { z } from 'zod';
import { lengths } from './lengths.ts';
import { isPlainText } from './plain-text.ts';

const noText = 'This does not look like text.';

const searchWords = (missing: string) =>
  z
    .string(missing)
    .trim()
    .max(lengths.search, 'Please limit your search to 100 characters.')
    .refine(isPlainText, noText);

/** Narrows a list down where it is given and not empty. */
export const SearchInList = searchWords(noText)
  .transform((search) => search || undefined)
  .optional();

export const FindQuery = z.object({
  search: searchWords('Say what to look for.').min(1, 'Say what to look for.'),
});
export type FindQuery = z.infer<typeof FindQuery>;

const found = z.array(z.object({ id: z.uuid(), name: z.string() }));

/**
 * Whatever of a person's own is called or says so: at most five of each, those first that are called
 * so. A campaign may not have a name yet.
 */
export const Found = z.object({ templates: found, sessions: found, campaigns: found });
export type Found = z.infer<typeof Found>;
