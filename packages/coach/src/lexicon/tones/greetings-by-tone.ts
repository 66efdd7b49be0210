import type { Tone } from './tones.ts';

type Swap = { readonly clash: RegExp; readonly word: string };

const chatty = /^(?:hey|heya|hiya|yo|howdy|sup)\b/iu;
const formal = /^dear\b/iu;

/** The opening words that clash with a tone, and what opens an email in it. */
export const greetingsByTone: Readonly<Record<Tone, Swap>> = {
  professional: { clash: chatty, word: 'Hello' },
  consultative: { clash: chatty, word: 'Hi' },
  friendly: { clash: formal, word: 'Hi' },
  casual: { clash: formal, word: 'Hi' },
};

/** Who is greeted with a title is greeted with "Dear". */
export const titles: ReadonlySet<string> = new Set(
  'mr mrs ms miss mx dr doctor prof professor sir madam dame lord lady father sister brother mother rabbi imam rev reverend canon bishop archbishop judge justice senator president minister ambassador mayor councillor captain major colonel general sergeant herr frau monsieur madame señor señora'.split(
    ' ',
  ),
);
