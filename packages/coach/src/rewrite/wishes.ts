import type { Tone } from '../lexicon/tones/tones.ts';

export const textLengths = ['short', 'medium', 'long'] as const;

/** `short`: what holds no fact and asks nothing goes; `long`: it stays where that costs nothing. */
export type TextLength = (typeof textLengths)[number];

/** What a writer likes; it gives way to the score. Without it a rewrite leans nowhere. */
export type Wishes = {
  readonly tone?: Tone | undefined;
  readonly length?: TextLength | undefined;
};
