import { expect, it } from 'vitest';
import { parseEmail } from '../document/parse-email.ts';
import { isLightTouch } from './vet-rewrite.ts';

const own =
  'Hi Tom,\n\nI saw that you opened a second shop in Leeds. We utilise scanners in order to count stock overnight.\n\nWould you be interested in a look?\n\nThanks,\nAda';

const touches = (body: string) =>
  isLightTouch(parseEmail({ subject: null, body }), parseEmail({ subject: null, body: own }));

it.each([
  ['nothing', own],
  ['plainer words', own.replace('utilise scanners in order to', 'use scanners to')],
  ['a shorter phrase', own.replace('Would you be interested in a look?', 'Interested in a look?')],
  ['another greeting', own.replace('Hi Tom', 'Hello Tom')],
])('allows %s', (_what, body) => {
  expect(touches(body)).toBe(true);
});

it.each([
  [
    'a sentence that went',
    own.replace(' We utilise scanners in order to count stock overnight.', ''),
  ],
  ['a sentence that came', own.replace('overnight.', 'overnight. It is quick.')],
  ['two joined', own.replace('Leeds. We', 'Leeds, and we')],
  ['one split', own.replace(' in order to', '. We')],
  ['another one in its place', own.replace(/I saw[^.]*\./, 'Counting is dull work for anybody.')],
  ['two that changed places', own.replace(/(I saw[^.]*\.) (We[^.]*\.)/, '$2 $1')],
  ['a paragraph that went', own.replace('overnight.\n\n', 'overnight. ')],
  ['a greeting that went', own.replace('Hi Tom,\n\n', '')],
  ['a close that went', own.replace('\n\nThanks,\nAda', '')],
])('refuses %s', (_what, body) => {
  expect(body).not.toBe(own);
  expect(touches(body)).toBe(false);
});
