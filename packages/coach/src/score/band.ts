/** The least value of each band, from 0 to 100. */
export const bandFloors = { strong: 80, fair: 60, weak: 0 } as const;

/** How a value is called; `unjudged` where the language is not supported. */
export type Band = 'strong' | 'fair' | 'weak' | 'unjudged';

/**
 * The band of a value from 0 to 100.
 *
 * @example
 * bandOf(80); // 'strong'
 * bandOf(59); // 'weak'
 */
export function bandOf(value: number): Exclude<Band, 'unjudged'> {
  if (value >= bandFloors.strong) return 'strong';
  return value >= bandFloors.fair ? 'fair' : 'weak';
}

/**
 * What a value says, in the words of those who rated the emails that the score was fitted to.
 *
 * @example
 * verdictOf(12); // 'deleted at a glance'
 * verdictOf(81); // 'answered by many'
 */
export function verdictOf(value: number): string {
  if (value >= bandFloors.strong) return 'answered by many';
  if (value >= bandFloors.fair) return 'a fair email, answered by some';
  return value >= 25 ? 'read, seldom answered' : 'deleted at a glance';
}
