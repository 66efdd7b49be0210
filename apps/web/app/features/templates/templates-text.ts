import { countText } from '../../lib/words/count-text.ts';

/** "1 template", "1,284 templates" */
export function templatesText(count: number): string {
  return `${countText(count)} ${count === 1 ? 'template' : 'templates'}`;
}
