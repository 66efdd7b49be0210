import { z } from 'zod';
import { Authorship } from './authorship.ts';

/** An answer to a question; its text is the message's content. */
export const Answer = z.object({
  ...Authorship.shape,
  /** Whether the question was understood. */
  is_known: z.boolean(),
  citations: z.array(z.object({ article: z.string(), title: z.string(), quote: z.string() })),
  /** Ids of the findings that the cited articles rest on. */
  evidence: z.array(z.string()),
  /** Questions that can be asked next. */
  follow_ups: z.array(z.string()),
});
export type Answer = z.infer<typeof Answer>;
