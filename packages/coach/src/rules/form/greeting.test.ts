import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail } from '../../../test/good-email.ts';
import { greeting } from './greeting.ts';

const on = (text: string, stage?: 'first' | 'follow_up') =>
  check(greeting, goodEmail({ greeting: text, stage }));

describe('greeting', () => {
  it.each([
    'Hi Priya,',
    'Hi [fill in: name],',
    'Hi {{first_name}},',
    'Dear Mrs Okafor:',
    'Good morning Priya',
  ])('is silent on %s', (text) => {
    expect(on(text)).toBeNull();
  });

  it('costs a third when it names nobody', () => {
    expect(on('Hey there,')).toMatchObject({ loss: 0.33, quotes: ['Hey there,'] });
    expect(on('Hello')?.loss).toBe(0.33);
  });

  it('costs two thirds when there is none, but nothing in a follow-up', () => {
    expect(on('')?.loss).toBe(0.67);
    expect(on('', 'follow_up')).toBeNull();
  });

  it('costs all when it greets nobody in particular', () => {
    expect(on('Dear Sir/Madam,')).toMatchObject({ loss: 1, quotes: ['Dear Sir/Madam,'] });
    expect(on('To whom it may concern,')?.loss).toBe(1);
    expect(on('Dear esteemed client,')?.loss).toBe(1);
    expect(on('Dear Publisher,')?.loss).toBe(0.33);
  });
});
