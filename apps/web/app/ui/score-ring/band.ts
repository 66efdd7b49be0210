export type Band = 'strong' | 'fair' | 'weak' | 'unjudged';

export const bandNames = {
  strong: 'Strong',
  fair: 'Fair',
  weak: 'Weak',
  unjudged: 'Not judged',
} as const;
