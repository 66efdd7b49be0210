import { casual } from './casual.ts';
import { consultative } from './consultative.ts';
import { friendly } from './friendly.ts';
import { professional } from './professional.ts';
import type { Voice } from './voice.ts';

const voices: ReadonlyMap<string, Voice> = new Map([
  ['casual', casual],
  ['consultative', consultative],
  ['friendly', friendly],
  ['professional', professional],
]);

/** The voice of a tone by its name; of any other the professional one. */
export function voiceOf(tone: string): Voice {
  return voices.get(tone.trim().toLowerCase()) ?? professional;
}
