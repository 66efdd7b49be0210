import { expect, it } from 'vitest';
import { fillBlanks } from './fill-blanks.ts';

const text = '[fill in: name], I waited [Fill in:seconds] and [fill in: name] waited.';

it('writes what is known into every place and leaves the rest visible', () => {
  expect(fillBlanks(text, { name: 'Tom' })).toBe('Tom, I waited [Fill in:seconds] and Tom waited.');
});

it('leaves a blank open that is filled with nothing but spaces', () => {
  expect(fillBlanks(text, { name: '  ' })).toBe(text);
});

it('takes no word that every object has for a value', () => {
  expect(fillBlanks('[fill in: constructor]', {})).toBe('[fill in: constructor]');
});

it.each([
  [
    'I saw [fill in: what], which is why I am writing.',
    'The new depot in Leeds.',
    'I saw the new depot in Leeds, which is why I am writing.',
  ],
  [
    'I saw [fill in: what], which is why I am writing.',
    'You opened in Leeds.',
    'I saw you opened in Leeds, which is why I am writing.',
  ],
  [
    'I saw [fill in: what], which is why I am writing.',
    'I read of Leeds.',
    'I read of Leeds, which is why I am writing.',
  ],
  [
    'I saw [fill in: what], which is why I am writing.',
    'Leeds Depot',
    'I saw Leeds Depot, which is why I am writing.',
  ],
  ['Hi Tom,\n\n[fill in: what].', 'the new depot in Leeds.', 'Hi Tom,\n\nThe new depot in Leeds.'],
  ['Thanks,\n[fill in: what]', 'bea', 'Thanks,\nbea'],
])('fits an answer into its sentence: %s %s', (sentence, what, fitted) => {
  expect(fillBlanks(sentence, { what })).toBe(fitted);
});
