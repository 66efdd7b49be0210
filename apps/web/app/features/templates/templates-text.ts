import { countText } from '../../lib/words.ts';

/** "1 template", "1,284 templates" */
export function templatesText(count: number): string {
  return `${countText(count)} ${count === 1 ? 'template' : 'templates'}`;
}
