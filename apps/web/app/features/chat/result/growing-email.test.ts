import { expect, it } from 'vitest';
import { growingEmail } from './growing-text.tsx';

const whole = 'Subject: Fernhill checkout\n\nHi Tom,\n\nThe checkout took nine seconds.';

it('never shows a part of the subject line as body', () => {
  for (let length = 0; length <= 'Subject: Fernhill checkout\n\n'.length; length += 1) {
    expect(growingEmail(whole.slice(0, length)).body).toBe('');
  }
});

it('only ever adds to what it has shown', () => {
  let before = '';
  for (let length = 0; length <= whole.length; length += 1) {
    const { subject, body } = growingEmail(whole.slice(0, length));
    const now = `${subject ?? ''}${body}`;
    expect(now.startsWith(before)).toBe(true);
    before = now;
  }
  expect(before).toContain('nine seconds.');
});

it('takes a text without a subject line as it is', () => {
  expect(growingEmail('Hi Tom,')).toEqual({ subject: null, body: 'Hi Tom,' });
});
