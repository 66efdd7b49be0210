export const tones = ['professional', 'friendly', 'consultative', 'casual'] as const;

/** How a rewrite may lean. */
export type Tone = (typeof tones)[number];
