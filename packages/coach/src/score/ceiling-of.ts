import { caps } from '../rules/rules.ts';

/**
 * The most that an email with a line of this rule can score; null when nothing is capped.
 *
 * @example
 * ceilingOf('unfilled-merge-tag'); // 40
 * ceilingOf('subject-length'); // null
 */
export function ceilingOf(rule: string): number | null {
  return caps.find(({ id }) => id === rule)?.ceiling ?? null;
}
