import { expect, test } from 'vitest';
import { scanWords } from '../document/sentences.ts';
import { mainTraits, traitFinder } from './occasion.ts';

const find = traitFinder({ fruit: ['apple', 'pears'], music: ['front-row seat', 'pears'] });
const wordsOf = (text: string) => scanWords(text, 0, text.length);

test('a text has the traits of which it has a phrase, each phrase counted once', () => {
  expect(find(wordsOf('An apple, an apple and pears'))).toEqual(
    new Map([
      ['fruit', 2],
      ['music', 1],
    ]),
  );
  expect(find(wordsOf('A front row seat'))).toEqual(new Map([['music', 1]]));
  expect(find(wordsOf('Snapple'))).toEqual(new Map());
});

test('the main traits are those that most phrases speak for', () => {
  expect(mainTraits(find(wordsOf('An apple and pears')))).toEqual(new Set(['fruit']));
  expect(mainTraits(find(wordsOf('Pears')))).toEqual(new Set(['fruit', 'music']));
  expect(mainTraits(new Map())).toEqual(new Set());
});
