import { CreateEmailTemplateRequest, type EmailTemplate } from '@replysmith/contract';
import type { z } from 'zod';
import { createTemplate } from '../../modules/templates/service.ts';
import type { Person } from '../person.ts';
import { newTemplate } from './templates-of.ts';

type Given = Partial<z.input<typeof CreateEmailTemplateRequest>>;

/** Creates a template as a person would. */
export function makeTemplate(
  { ctx }: Pick<Person, 'ctx'>,
  overrides: Given = {},
): Promise<EmailTemplate> {
  return createTemplate(ctx, CreateEmailTemplateRequest.parse({ ...newTemplate, ...overrides }));
}
