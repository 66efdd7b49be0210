import type { NearTemplate, Template } from '@replysmith/coach';
import type { NearestTemplate } from '@replysmith/contract';

/** A template that was found among others, with what it is called. */
export function namedAs(
  source: NearestTemplate['source'],
  templates: readonly Template[],
  near: NearTemplate,
): NearestTemplate[] {
  const template = templates.find(({ id }) => id === near.id);
  if (!template) return [];
  const { name, subject, category = '' } = template;
  return [{ source, ...near, name, subject, category }];
}
