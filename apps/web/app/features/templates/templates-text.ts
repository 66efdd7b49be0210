import { countText } from '../../lib/words.ts';

/** Such as "1 template" or "1,284 templates". */
export function templatesText(count: number): string {
  return `${countText(count)} ${count === 1 ? 'template' : 'templates'}`;
}
