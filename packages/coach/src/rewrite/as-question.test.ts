import { expect, it } from 'vitest';
import { asQuestion } from './questions.ts';

it.each([
  [
    'Please let me know if you are interested in rye bread.',
    'Would you be interested in rye bread?',
  ],
  [
    'Let me know if this works for you and I will send the flour.',
    'Does this work for you? If so, I will send the flour.',
  ],
  [
    'Please inform me if this is possible for you and which flour you need.',
    'Would this be possible for you? If so, please inform me which flour you need.',
  ],
  ['I would be very grateful if you could consider my loaf.', 'Would you consider my loaf?'],
  [
    'We should be honoured if you would open the fair and I remain at your disposal.',
    'Would you open the fair? I remain at your disposal.',
  ],
  [
    'I wanted to see if Brightwater would be interested in ovens.',
    'Would Brightwater be interested in ovens?',
  ],
  [
    'We would be grateful if you could let us know by 15 March whether you would be able to bake.',
    'Would you be able to bake? Please let us know by 15 March.',
  ],
  ['Kindly consider my loaf.', 'Would you consider my loaf?'],
  ['We request you to kindly taste our bread.', 'Would you taste our bread?'],
  ['Please let us know if you want to taste it.', 'Would you want to taste it?'],
  ['I was wondering whether you have an oven.', 'Do you have an oven?'],
])('turns %j into %j', (request, question) => {
  expect(asQuestion(request)).toBe(question);
});

it.each([
  'Please let me know if you need more flour.',
  'Let me know which loaf you like.',
  'Could you tell me if the oven is hot?',
  'We bake bread.',
])('leaves %j alone', (request) => {
  expect(asQuestion(request)).toBeNull();
});
