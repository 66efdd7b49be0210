import { z } from 'zod';
import { TemplateFilter } from '../resources/email-template.ts';

export const TemplateFormat = z.enum(['json', 'csv', 'text']);
export type TemplateFormat = z.infer<typeof TemplateFormat>;

/** Answered with a file, however long it is. */
export const ExportTemplatesRequest = z.strictObject({
  format: TemplateFormat,
  /** Some by their ids, or all that a filter shows. */
  of: z.union([
    z.strictObject({ ids: z.array(z.uuid()).min(1).max(5_000) }),
    z.strictObject({ filter: TemplateFilter }),
  ]),
});
export type ExportTemplatesRequest = z.infer<typeof ExportTemplatesRequest>;
