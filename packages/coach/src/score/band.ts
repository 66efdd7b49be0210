/** 80 and over is strong, 60 to 79 fair, below that weak. */
export type Band = 'strong' | 'fair' | 'weak';

export function bandOf(value: number): Band {
  if (value >= 80) return 'strong';
  return value >= 60 ? 'fair' : 'weak';
}
