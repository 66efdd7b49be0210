import { wrap } from './wrap.ts';

const width = 88;

/** A list beneath its title; nothing where it is empty. */
export function listed(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  return ['', `${title}:`, ...items.flatMap((item) => wrap(`- ${item}`, width))];
}
