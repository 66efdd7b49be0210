type Band = 'strong' | 'fair' | 'weak';

export const bandNames = { strong: 'Strong', fair: 'Fair', weak: 'Weak' } as const;

/** 80 and over is strong, 60 to 79 fair, below that weak. */
export function bandOf(value: number): Band {
  return value >= 80 ? 'strong' : value >= 60 ? 'fair' : 'weak';
}
