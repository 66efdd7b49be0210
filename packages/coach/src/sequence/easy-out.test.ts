import { expect, it } from 'vitest';
import { readMessages } from '../../test/sequence/read-messages.ts';
import { easyOut } from './sequence-rules.ts';

const plain = { body: 'Hi Priya,\n\nWe bake bread for cafés.' };
const open = { body: 'Hi Priya,\n\nIf this is not for you, a no is fine.' };

it('asks two emails for a way to say no, and one for none', () => {
  expect(easyOut.check(readMessages(plain))).toEqual([]);
  expect(easyOut.check(readMessages(plain, plain))).toMatchObject([{ message: 1, loss: 1 }]);
});

it.each([0, 1])('is content with one in email %i', (at) => {
  const messages = [plain, plain].map((message, place) => (place === at ? open : message));
  expect(easyOut.check(readMessages(...messages))).toEqual([]);
});
