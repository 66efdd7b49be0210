import { expect, it } from 'vitest';
import { findReplyMark } from './protected-tokens.ts';

it.each([
  'Re:',
  'RE :',
  'Fwd:',
  'FW: FW:',
  'Fwd: Re:',
  'AW:',
  'Antwort:',
  'WG:',
  'SV:',
  'VB:',
  'VS:',
  'VL:',
  'TR:',
  'RV:',
  'Re[2]:',
  'Re(3):',
  'Re^2:',
  '(Re)',
  '[Re]',
  '[Fwd:]',
  'Re -',
  'FW-',
  'Re：',
  'Ｒｅ：',
  'Rе:',
  'R\u200be:',
  'Re\u00ad:',
])('takes %j for a reply mark', (mark) => {
  for (const subject of [
    `${mark} your shop`,
    ` ${mark}  your shop`,
    mark === 'Re -' || mark === 'FW-' ? `${mark} ` : mark,
  ]) {
    const found = findReplyMark(subject);
    expect(found?.text).toBe(mark);
    expect(subject.slice(found?.start, found?.end)).toBe(mark);
  }
});

it.each(['\u200bRe: your shop', '\u202aRe: your shop', '\u200e \u200bRe: your shop'])(
  'looks behind signs that nobody sees: %j',
  (subject) => {
    expect(findReplyMark(subject)?.text).toContain('Re:');
  },
);

it.each([
  '',
  're',
  'Re-launch your shop',
  'Rebuilding your oven: a plan',
  'About Re: and Fwd:',
  'Two ovens (re)built',
  'VS Code in your shop',
  '(Re)building your oven',
  'Resend: your shop',
  'Your shop',
])('takes nothing in %j for one', (subject) => {
  expect(findReplyMark(subject)).toBeNull();
});
