import { z } from 'zod';
import { EmailStage } from '../../readings/email-reading.ts';
import { TemplateVariable } from './template-variable.ts';

/** A template that comes with the product, for everybody to read. */
export const LibraryTemplate = z.object({
  /** Names it in addresses: "slow-checkout-first-touch". */
  id: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/),
  name: z.string(),
  /** One of `templateCategories`. */
  category: z.string(),
  industry: z.string(),
  /** Who reads it. */
  persona: z.string(),
  /** What its sender wants. */
  goal: z.string(),
  stage: EmailStage,
  purpose: z.string(),
  when_to_use: z.string(),
  tags: z.array(z.string()),
  subject_line: z.string(),
  email_content: z.string(),
  template_variables: z.array(TemplateVariable),
  /** What the coach gives its example, 0 to 100. */
  optimization_score: z.int().min(0).max(100),
});
export type LibraryTemplate = z.infer<typeof LibraryTemplate>;

/** By category, then by name. */
export const LibraryTemplateList = z.object({ items: z.array(LibraryTemplate) });
export type LibraryTemplateList = z.infer<typeof LibraryTemplateList>;

/** Which templates of the library a person has saved, and as what; of copies the newest. */
export const SavedFromLibraryList = z.object({
  items: z.array(z.object({ library_template_id: z.string(), template_id: z.uuid() })),
});
export type SavedFromLibraryList = z.infer<typeof SavedFromLibraryList>;
