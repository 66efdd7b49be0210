import { describe, expect, it } from 'vitest';
import { readMessages } from '../../test/sequence/read-messages.ts';
import { easyOut, fakeReply, guilt } from './sequence-rules.ts';

describe('a way to say no', () => {
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
});

describe('a pretended answer', () => {
  it('marks the first email that pretends to be an answer', () => {
    expect(fakeReply.check(readMessages({ subject: 'Re: our talk' }))).toMatchObject({
      message: 0,
      loss: 1,
      quote: 'Re:',
    });
  });

  it('lets a follow-up say Re:', () => {
    expect(
      fakeReply.check(readMessages({ subject: 'Ovens' }, { subject: 'Re: Ovens' })),
    ).toBeNull();
    expect(fakeReply.check([])).toBeNull();
  });
});

describe('blame', () => {
  it('takes half for each email that blames, and quotes it', () => {
    const blames = { body: 'Hi Priya,\n\nI never heard back from you.' };
    const found = guilt.check(readMessages(blames, { body: 'We bake bread.' }, blames));
    expect(found.map(({ message, loss }) => [message, loss])).toEqual([
      [0, 0.5],
      [2, 0.5],
    ]);
    expect(found[0]?.quote).toContain('never heard');
  });
});
