/** 80 and over is strong, 60 to 79 fair, below that weak; `unjudged` where the language is not supported. */
export type Band = 'strong' | 'fair' | 'weak' | 'unjudged';

/**
 * The band of a value from 0 to 100.
 *
 * @example
 * bandOf(80); // 'strong'
 * bandOf(59); // 'weak'
 */
export function bandOf(value: number): Exclude<Band, 'unjudged'> {
  if (value >= 80) return 'strong';
  return value >= 60 ? 'fair' : 'weak';
}

/**
 * What a value says, in the words of those who rated the emails that the score was fitted to.
 *
 * @example
 * verdictOf(12); // 'deleted at a glance'
 * verdictOf(81); // 'answered by many'
 */
export function verdictOf(value: number): string {
  if (value >= 80) return 'answered by many';
  if (value >= 60) return 'a fair mail, answered by some';
  return value >= 25 ? 'read, seldom answered' : 'deleted at a glance';
}
