import { z } from 'zod';
import { TemplateFilter, TemplateId } from '../../resources/templates/email-template.ts';

export const TemplateFormat = z.enum(['json', 'csv', 'text']);
export type TemplateFormat = z.infer<typeof TemplateFormat>;

/** Answered with a file, however long it is. */
export const ExportTemplatesRequest = z.strictObject({
  format: TemplateFormat,
  /** Some by their ids, or all that a filter shows. */
  of: z.union(
    [
      z.strictObject({
        ids: z
          .array(TemplateId, 'Name the templates by their ids.')
          .min(1, 'Name at least one template.')
          .max(5_000, 'Name at most 5,000 templates, or export by a filter.'),
      }),
      z.strictObject({ filter: TemplateFilter }),
    ],
    'Say which templates: { ids } or { filter }.',
  ),
});
export type ExportTemplatesRequest = z.infer<typeof ExportTemplatesRequest>;
