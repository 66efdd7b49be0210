import { expect, it } from 'vitest';
import { parseEmail } from '../document/parse-email.ts';
import { splitRequest } from './requests.ts';

function split(text: string) {
  const [sentence] = parseEmail({ subject: null, body: text }).sentences;
  return sentence ? splitRequest(sentence) : null;
}

it.each([
  [
    'You can also book into my calendar, download our brochure, or follow us on LinkedIn.',
    ['You can also book into my calendar', 'download our brochure', 'follow us on LinkedIn'],
  ],
  ['Call me or text me.', ['Call me', 'text me']],
  [
    'If you are keen on bread, visit our shop and tell your friends.',
    ['If you are keen on bread, visit our shop', 'tell your friends'],
  ],
  [
    'At your earliest convenience, please send us your CV.',
    ['At your earliest convenience, please send us your CV'],
  ],
])('finds the jobs in %j', (text, jobs) => {
  expect(split(text)?.parts.map((part) => part.text)).toEqual(jobs);
  expect(split(text)?.lead).toBe('');
});

it('tells what is said before the request from the request', () => {
  const found = split('We would post you a loaf today, so please confirm your address.');
  expect(found?.lead).toBe('We would post you a loaf today');
  expect(found?.parts.map((part) => part.text)).toEqual(['please confirm your address']);
});

it('tells a wish from a job', () => {
  expect(split('We would love to bake for you.')?.isWish).toBe(true);
  expect(split('Please bake for us.')?.isWish).toBe(false);
});

it.each([
  'We bake bread.',
  'Please find attached our price list.',
  'I love your blog.',
  'Sign up is free.',
  'Our email and text service is cheap.',
])('finds no request in %j', (text) => {
  expect(split(text)).toBeNull();
});
