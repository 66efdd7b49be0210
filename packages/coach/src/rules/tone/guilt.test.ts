import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail } from '../../../test/good-email.ts';
import { guilt } from './guilt.ts';

const on = (opening: string) => check(guilt, goodEmail({ opening }));

describe('guilt', () => {
  it('quotes the words that blame', () => {
    expect(on('I never heard back from you.')).toMatchObject({
      loss: 0.5,
      quotes: ['never heard back'],
    });
  });

  it.each([
    [['I never heard back.'], 0.5],
    [['I never heard back.', 'You have not replied.'], 0.75],
    [['I never heard back.', 'You have not replied.', 'I sent several emails.'], 1],
    [
      [
        'I never heard back.',
        'You have not replied.',
        'I sent several emails.',
        'No response from you.',
      ],
      1,
    ],
  ])('%j costs %f', (blame, loss) => {
    expect(on(blame.join(' '))?.loss).toBeCloseTo(loss, 6);
  });

  it('costs more for more of it, whatever the apostrophe', () => {
    expect(
      on('You haven’t replied. I am disappointed. A simple yes or no is common courtesy.')?.loss,
    ).toBe(1);
  });

  it('is silent on a way out', () => {
    expect(on('No worries if the timing is wrong.')).toBeNull();
  });
});
