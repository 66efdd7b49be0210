import { describe, expect, it } from 'vitest';
import { score } from '../src/index.ts';
import { goodEmail, goodParts } from './good-email.ts';

const { opening, offer, ask, close } = goodParts;
/** A change of a few words moves what the learned questions make of the rest a little. */
const most = 7;

/** Common advice for which no support was found. */
const harmless: readonly [string, Parameters<typeof goodEmail>[0]][] = [
  ['a number in the subject', { subject: '3 ovens in Leeds' }],
  ['a question as subject', { subject: 'Oven space in Leeds?' }],
  ['a lower-case subject', { subject: 'oven space for your leeds café' }],
  ['a subject in title case', { subject: 'Oven Space For Your Leeds Café' }],
  ['a first name in the subject', { subject: 'Priya, oven space for your Leeds café' }],
  ['“I” for “we”', { offer: offer.replace('We deliver', 'I deliver') }],
  ['a link', { offer: `${offer} See https://dough.example/oven.` }],
  [
    'a line to opt out',
    {
      close: `${close}\n\nIf you would rather not hear from me, reply “no” and I will not write again.`,
    },
  ],
  ['a postscript', { close: `${close}\n\nP.S. The York bakers liked the almond ones.` }],
  ['one exclamation mark', { close: 'Thanks!\nMarek' }],
  ['an emoji', { close: 'Thanks 🙂\nMarek' }],
  ['leaving the reader free', { ask: `${ask} No worries if not.` }],
  ['a formal greeting by name', { greeting: 'Dear Ms Nair,' }],
  [
    'a long signature',
    {
      close:
        'Thanks,\nMarek Nowak\nHead Baker\nDough & Daughters\n12 Mill Lane, York YO1 2AB\nhttps://dough.example',
    },
  ],
  ['a break between two sentences', { opening: opening.replace('. ', '.\n\n') }],
];

describe('what is not punished', () => {
  it.each(harmless)('%s', (_, changes) => {
    expect(score(goodEmail(changes)).value).toBeGreaterThanOrEqual(score(goodEmail()).value - most);
  });
});
