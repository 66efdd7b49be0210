import { expect, it } from 'vitest';
import { readMessages } from '../../test/sequence/read-messages.ts';
import { guilt } from './sequence-rules.ts';

it('takes half for each email that blames, and quotes it', () => {
  const blames = { body: 'Hi Priya,\n\nI never heard back from you.' };
  const found = guilt.check(readMessages(blames, { body: 'We bake bread.' }, blames));
  expect(found.map(({ message, loss }) => [message, loss])).toEqual([
    [0, 0.5],
    [2, 0.5],
  ]);
  expect(found[0]?.quote).toContain('never heard');
});
