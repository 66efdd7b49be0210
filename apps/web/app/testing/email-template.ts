import { EmailTemplate } from '@replysmith/contract';
import { templateSummary } from './template-samples.ts';

/** A whole template, as the server gives it by its id. */
export function emailTemplate(changes: Partial<EmailTemplate> = {}): EmailTemplate {
  return EmailTemplate.parse({
    ...templateSummary(),
    subject_line: '{{company}} checkout on phones',
    email_content:
      'Hi {{firstName}},\n\nWe are a leading agency. Your checkout takes nine seconds on a phone. Is that known?\n\nNora',
    template_variables: [],
    ...changes,
  });
}
