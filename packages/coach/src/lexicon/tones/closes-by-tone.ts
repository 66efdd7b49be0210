import type { Tone } from './tones.ts';

type Swap = { readonly clash: ReadonlySet<string>; readonly words: string };

const list = (text: string): ReadonlySet<string> => new Set(text.split(', '));

const chatty = list('cheers, thx, ta, xo, xx, love, peace, ciao, br, rgds, kr');
const formal =
  'sincerely, yours sincerely, sincerely yours, yours faithfully, faithfully, yours truly, respectfully, yours respectfully, respectfully yours, cordially, regards, with regards, rgds, br, kr';

/** The closes that clash with a tone, and one that suits it. Thanks suit them all. */
export const closesByTone: Readonly<Record<Tone, Swap>> = {
  professional: { clash: chatty, words: 'Kind regards' },
  consultative: { clash: chatty, words: 'Best wishes' },
  friendly: { clash: list(formal), words: 'All the best' },
  casual: {
    clash: list(`${formal}, kind regards, kindest regards, best regards, with kind regards`),
    words: 'Cheers',
  },
};
