import { expect, it } from 'vitest';
import { scanWords } from '../document/sentences.ts';
import { isFragment } from './is-whole.ts';

const fragment = (idea: string) => isFragment(scanWords(idea, 0, idea.length));

it.each([
  'Pothole claim in ten',
  'Asking who’d',
  'Going down',
  'Month’s column on jet carvers',
  'List live',
  '2025 puts',
  'Health apps for a living',
  'Kemp’s pays',
  '11% less drag with a pitched',
  'Observations undertaken throughout',
  'Summer about the soil',
  'Week about the soil',
  'The practice fills',
])('sees that %j was torn out of a sentence', (idea) => {
  expect(fragment(idea)).toBe(true);
});

it.each([
  'The spraying in 2019',
  'Night pay at Gül Bakery',
  'Your live chat',
  'Fernhill’s column',
  'Cutting fuel costs',
  'The living wage',
  'Summer’s menu at Fernhill',
  'Winter’s boiler checks',
  'What overtime pays',
  'Where your tenants live',
  'How your rota fills',
  'Going live',
  'Raising a hundred',
  'Choosing a breed',
  'Digging a flowerbed',
])('leaves %j', (idea) => {
  expect(fragment(idea)).toBe(false);
});
