import { describe, expect, it } from 'vitest';
import { score } from '../src/index.ts';
import { goodEmail, goodParts } from './good-email.ts';

const { opening, offer, ask, close } = goodParts;

/** Common advice for which no support was found. None of it may cost a point. */
const harmless: readonly [string, Parameters<typeof goodEmail>[0]][] = [
  [
    'spam-trigger words',
    { offer: `${offer} The first tray is free, no obligation, act now or later, cash or credit.` },
  ],
  ['dollars in the subject', { subject: 'Save $40 on Leeds croissants' }],
  ['a number in the subject', { subject: '3 ovens in Leeds' }],
  ['a question as subject', { subject: 'Oven space in Leeds?' }],
  ['a lower-case subject', { subject: 'oven space in leeds' }],
  ['a subject in title case', { subject: 'Oven Space In Leeds' }],
  ['a first name in the subject', { subject: 'Priya, ovens in Leeds' }],
  [
    '“I” again and again',
    {
      offer:
        'I bake at night, I drive at dawn, and I know the road. I sell to Laynes in Leeds, 120 a day.',
    },
  ],
  [
    'a link or two',
    { offer: `${offer} See https://dough.example/oven and https://dough.example/price.` },
  ],
  [
    'a line to opt out',
    {
      close: `${close}\n\nIf you would rather not hear from me, reply “no” and I will not write again.`,
    },
  ],
  ['a postscript', { close: `${close}\n\nP.S. The York bakers liked the almond ones.` }],
  ['one exclamation mark', { close: 'Thanks!\nMarek' }],
  ['a short courtesy first', { opening: `I hope you’re well! ${opening}` }],
  ['an emoji', { close: 'Thanks 🙂\nMarek' }],
  ['“I think” and one hedge', { offer: `I think it could save a shift. ${offer}` }],
  [
    'contractions, dashes and ellipses',
    { ask: 'I’d guess it’s a lot of driving — so… would a tray of samples be of use?' },
  ],
  ['a problem said plainly', { opening: `${opening} The risk is a cold tray and a loss.` }],
  ['leaving the reader free', { ask: `${ask} No worries if not.` }],
  ['a formal greeting by name', { greeting: 'Dear Ms Nair,' }],
  [
    'a long signature',
    {
      close:
        'Thanks,\nMarek Nowak\nHead Baker\nDough & Daughters\n12 Mill Lane, York YO1 2AB\nhttps://dough.example',
    },
  ],
  ['words in capitals', { offer: `${offer} They are ALL butter and NOT margarine.` }],
];

describe('what is not punished', () => {
  it('the email the cases start from loses nothing', () => {
    expect(score(goodEmail()).lines).toEqual([]);
  });

  it.each(harmless)('%s', (_, changes) => {
    expect(score(goodEmail(changes)).lines).toEqual([]);
  });
});
