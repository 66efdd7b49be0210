import { ceilings } from '../rules/caps/ceilings.ts';

const ceilingsById = new Map<string, number>(Object.entries(ceilings));

/**
 * The most that an email with a line of this rule can score; null when nothing is capped.
 *
 * @example
 * ceilingOf('unfilled-merge-tag'); // 40
 * ceilingOf('subject-length'); // null
 */
export function ceilingOf(rule: string): number | null {
  return ceilingsById.get(rule) ?? null;
}
