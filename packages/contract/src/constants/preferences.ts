/** What the coach can lean a rewrite towards; a person may name other tones for a model. */
export const preferredTones = ['professional', 'friendly', 'consultative', 'casual'] as const;

export const preferredLengths = ['short', 'medium', 'long'] as const;

/** What a new template may be named after; another stored name reads as the first. */
export const namingPatterns = ['descriptive', 'category-subject', 'category-date'] as const;
export type NamingPattern = (typeof namingPatterns)[number];
