import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail } from '../../../test/good-email.ts';
import { greeting } from './greeting.ts';

const on = (text: string, stage?: 'first' | 'follow_up') =>
  check(greeting, goodEmail({ greeting: text, stage }));

describe('greeting', () => {
  it.each(['Hi Priya,', 'Hello', 'Hey there,', 'Dear Mrs Okafor:', 'Good morning Priya'])(
    'is silent on %s',
    (text) => {
      expect(on(text)).toBeNull();
    },
  );

  it('costs half when there is none, but not in a follow-up', () => {
    expect(on('')?.loss).toBe(0.5);
    expect(on('', 'follow_up')).toBeNull();
  });

  it('costs all when it greets nobody in particular', () => {
    expect(on('Dear Sir/Madam,')).toMatchObject({ loss: 1, quotes: ['Dear Sir/Madam,'] });
    expect(on('To whom it may concern,')?.loss).toBe(1);
  });
});
