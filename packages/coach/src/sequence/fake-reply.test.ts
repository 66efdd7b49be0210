import { expect, it } from 'vitest';
import { readMessages } from '../../test/sequence/read-messages.ts';
import { fakeReply } from './sequence-rules.ts';

it('marks the first email that pretends to be an answer', () => {
  expect(fakeReply.check(readMessages({ subject: 'Re: our talk' }))).toMatchObject({
    message: 0,
    loss: 1,
    quote: 'Re:',
  });
});

it('lets a follow-up say Re:', () => {
  expect(fakeReply.check(readMessages({ subject: 'Ovens' }, { subject: 'Re: Ovens' }))).toBeNull();
  expect(fakeReply.check([])).toBeNull();
});
