import { z } from 'zod';
import { lengths } from '../../constants/lengths.ts';
import { isPlainText } from '../plain-text.ts';

const text = z
  .string('This must be text.')
  .max(lengths.emailContent, `Use at most ${lengths.emailContent.toLocaleString('en')} characters.`)
  .refine(isPlainText, 'This does not look like text.');

export const NearestTemplatesRequest = z.strictObject({
  subject: text.nullable(),
  body: text,
});
export type NearestTemplatesRequest = z.infer<typeof NearestTemplatesRequest>;

export const NearestTemplate = z.object({
  /** One's own, or the library's that came with the product. */
  source: z.enum(['own', 'library']),
  id: z.string(),
  name: z.string(),
  subject: z.string(),
  category: z.string(),
  /** From 0, nothing in common, to 1. */
  similarity: z.number().min(0).max(1),
  /** What they share, in one sentence. */
  reason: z.string(),
});
export type NearestTemplate = z.infer<typeof NearestTemplate>;

/** At most three, nearest first; none when nothing is near. */
export const NearestTemplatesReply = z.object({ items: z.array(NearestTemplate) });
export type NearestTemplatesReply = z.infer<typeof NearestTemplatesReply>;
