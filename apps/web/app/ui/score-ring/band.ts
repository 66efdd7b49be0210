/** `open`: a score so far, of an email that has places to fill. */
export type Band = 'strong' | 'fair' | 'weak' | 'open' | 'unjudged';

export const bandNames = {
  strong: 'Strong',
  fair: 'Fair',
  weak: 'Weak',
  open: 'So far',
  unjudged: 'Not judged',
} as const;
