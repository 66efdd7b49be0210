import { describe, expect, it } from 'vitest';
import { parseEmail } from './parse-email.ts';

const sentences = (body: string) =>
  parseEmail({ subject: null, body }).sentences.map(({ text }) => text);

describe('splitting sentences', () => {
  it.each([
    ['It opened. You baked.', ['It opened.', 'You baked.']],
    ['Is it on? “Yes!” It is.', ['Is it on?', '“Yes!”', 'It is.']],
    ['We met Dr. Weber at Acme Inc. in Leeds.', ['We met Dr. Weber at Acme Inc. in Leeds.']],
    ['We work for Acme Inc. We bake there.', ['We work for Acme Inc.', 'We bake there.']],
    [
      'It starts at 4 a.m. in York, e.g. on Mondays.',
      ['It starts at 4 a.m. in York, e.g. on Mondays.'],
    ],
    ['The U.S. market grew 3.5% to $1.2m. Fine.', ['The U.S. market grew 3.5% to $1.2m.', 'Fine.']],
    [
      'See https://a.example/x.html?y=1. It works.',
      ['See https://a.example/x.html?y=1.', 'It works.'],
    ],
    ['Well... maybe. Yes… Now.', ['Well... maybe.', 'Yes…', 'Now.']],
    ['J. K. Marsh wrote it.', ['J. K. Marsh wrote it.']],
    [
      'We raised our Series A. We bake. Plan B. It rains.',
      ['We raised our Series A.', 'We bake.', 'Plan B.', 'It rains.'],
    ],
    [
      'See No. 5, p. 12, approx. 40 of vol. 2. Fine.',
      ['See No. 5, p. 12, approx. 40 of vol. 2.', 'Fine.'],
    ],
    ['Is it a no. We would know.', ['Is it a no.', 'We would know.']],
    [
      'Ask your rep. They know Gen. Marsh of St. Ives.',
      ['Ask your rep.', 'They know Gen. Marsh of St. Ives.'],
    ],
    [
      'We ship v2.1. It runs at a.example.com/x.y. Good.',
      ['We ship v2.1.', 'It runs at a.example.com/x.y.', 'Good.'],
    ],
    ['You left Yahoo! in May. Great! We too.', ['You left Yahoo! in May.', 'Great!', 'We too.']],
    ['Well done 🎉 We saw it :) You baked.', ['Well done 🎉', 'We saw it :)', 'You baked.']],
    ['We ❤ Leeds. Really?! Yes.', ['We ❤ Leeds.', 'Really?!', 'Yes.']],
    [
      'Tom vs. Ann, i.e. The Bakers, at 10 a.m. We met.',
      ['Tom vs. Ann, i.e. The Bakers, at 10 a.m.', 'We met.'],
    ],
    ['# Our offer\nWe bake.\n## And\nyou sell.', ['Our offer', 'We bake.', 'And', 'you sell.']],
    ['→ butter\n✓ flour\n-> salt', ['butter', 'flour', 'salt']],
    [
      '“Done.” We left. (It rained.) You came.',
      ['“Done.”', 'We left.', '(It rained.)', 'You came.'],
    ],
    ['One.\u00a0Two.\tThree.', ['One.', 'Two.', 'Three.']],
    ['no capitals here. so what.', ['no capitals here.', 'so what.']],
  ])('%j', (body, expected) => {
    expect(sentences(body)).toEqual(expected);
  });

  it('cuts at blank lines though no sign ends the sentence', () => {
    expect(sentences('You bake in York\n\nWe bake in Leeds')).toEqual([
      'You bake in York',
      'We bake in Leeds',
    ]);
  });

  it('makes every bullet one sentence, without its mark', () => {
    expect(sentences('We bring:\n- butter\n• flour\n2. salt and\n   sugar')).toEqual([
      'We bring:',
      'butter',
      'flour',
      'salt and\n   sugar',
    ]);
  });

  it('joins lines that were only wrapped', () => {
    expect(sentences('You opened a second\r\ncafé in Leeds.')).toEqual([
      'You opened a second\r\ncafé in Leeds.',
    ]);
  });

  it('counts a merge tag, a blank and a link as one word each', () => {
    const [sentence] = parseEmail({
      subject: null,
      body: 'See {{ first name }} at [fill in: the place] or www.a.example/b.',
    }).sentences;
    expect(sentence?.words.map(({ text }) => text)).toEqual([
      'See',
      '{{ first name }}',
      'at',
      '[fill in: the place]',
      'or',
      'www.a.example/b',
    ]);
  });
});
