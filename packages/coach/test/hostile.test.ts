import { describe, expect, it } from 'vitest';
import { score } from '../src/index.ts';

const length = 100_000;
const pieces = [
  'a',
  ' ',
  '\n',
  '\r\n',
  '?',
  '!',
  '. ',
  '-',
  '{',
  '{{a}}',
  '<<a>>',
  '[name] ',
  '[fill in: x] ',
  '"',
  '“',
  "'a b ",
  '`a ',
  '$name ',
  'we will ',
  '(',
  '> x\n',
  'Ab cd. ',
  'Acme ',
  '1',
  '1.',
  '1 ',
  'a@',
  'a.b',
  'https://a ',
  'Re: ',
  'Hi ',
  'Best,\n',
  '- a\n',
  'a call ',
  '30 minutes ',
  'maybe ',
  'your post 5 ',
  'unsubscribe\n\n',
  '%abc',
  '<img ',
  '![a](',
  '<!--',
  '<style>',
  '<p>a',
  '<a href="',
  '&amp;',
  '**a',
  '*a* ',
  '[a](b) ',
  '```\n',
  '{{a} ',
  '{a ',
  'a}} ',
  '\r',
  'On a wrote:\n',
  '\u200b',
  '\ud800',
  '\0',
  '😀',
  'שלום ',
  'e\u0301',
];

describe('texts made to be slow', () => {
  it.each(pieces)(
    '%j over and over is scored',
    (piece) => {
      const body = piece.repeat(Math.floor(length / piece.length));
      const { value } = score({ subject: piece.repeat(500), body });
      expect(value).toBeLessThan(60);
    },
    10_000,
  );
});
