import { expect, test } from 'vitest';
import { factsMissing, findInventions } from './find-inventions.ts';

const own = { subject: 'Pallets', body: 'Hi Ruth,\n\nDunmore utilises 40 pallets a day.' };

test('names a fact that went missing', () => {
  const rewritten = { subject: 'Pallets', body: 'Hi Ruth,\n\nYou use pallets.' };
  expect(factsMissing(own, rewritten)).toEqual([{ kind: 'amount', text: '40' }]);
});

test('names figures, names and words that were made up', () => {
  const rewritten = {
    subject: 'Pallets',
    body: 'Hi Ruth,\n\nDunmore uses 40 pallets a day, like Acme, and saved 12 %. Guaranteed!',
  };
  expect(findInventions(own, rewritten)).toEqual([
    'amount 12 %',
    'name acme',
    'word acme',
    'word saved',
    'word guaranteed',
  ]);
});

test('lets plain wording, other forms of a word and blanks pass', () => {
  const rewritten = {
    subject: 'Pallets',
    body: 'Hi Ruth,\n\nDunmore uses 40 a day; utilising [fill in: what Acme saved]. Worth a look?',
  };
  expect(findInventions(own, rewritten)).toEqual([]);
});
