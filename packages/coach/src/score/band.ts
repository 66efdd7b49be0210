/** 80 and over is strong, 60 to 79 fair, below that weak; `unjudged` where the language is not supported. */
export type Band = 'strong' | 'fair' | 'weak' | 'unjudged';

export function bandOf(value: number): Exclude<Band, 'unjudged'> {
  if (value >= 80) return 'strong';
  return value >= 60 ? 'fair' : 'weak';
}
