import type { NearTemplate } from '@replysmith/coach';
import type { EmailTemplate, NearestTemplate } from '@replysmith/contract';

type Named = Pick<EmailTemplate, 'name' | 'subject_line' | 'category'>;

/** A template that was found, with what it is called. */
export function namedAs(
  source: NearestTemplate['source'],
  template: Named | undefined,
  near: NearTemplate,
): NearestTemplate[] {
  if (!template) return [];
  const { name, subject_line: subject, category } = template;
  return [{ source, ...near, name, subject, category }];
}
