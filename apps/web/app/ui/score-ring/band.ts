export type Band = 'strong' | 'fair' | 'weak';

export const bandNames = { strong: 'Strong', fair: 'Fair', weak: 'Weak' } as const;
