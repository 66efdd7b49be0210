import { expect, it } from 'vitest';
import { asStatement } from './requests.ts';

it.each([
  ['follow us on LinkedIn for the latest updates', 'we are on LinkedIn'],
  [
    'connect with me on LinkedIn, Instagram or Facebook',
    'I am on LinkedIn, Instagram and Facebook',
  ],
  ['follow us on Instagram @ovens', 'we are on Instagram @ovens'],
  [
    'visit our website for prices: https://ovens.example',
    'our website is here: https://ovens.example',
  ],
  ['see my portfolio at https://a.example/x', 'my portfolio is at https://a.example/x'],
  ['watch these case studies https://a.example/x', 'more is here: https://a.example/x'],
  [
    'book your tasting now >> https://a.example/x',
    'the tasting can be booked here: https://a.example/x',
  ],
  ['have a look at https://a.example/x', 'more is here: https://a.example/x'],
  ['have a quick look at https://a.example/x', 'more is here: https://a.example/x'],
  ['take a closer look: https://a.example/x', 'more is here: https://a.example/x'],
  ['have a quick look at our page https://a.example/x', 'our page is here: https://a.example/x'],
  ['take a moment to see https://a.example/x', 'more is here: https://a.example/x'],
  ['shop our Amazon wishlist', 'we have an Amazon wishlist'],
  ['call my direct line at (312) 555-0147', 'my number is (312) 555-0147'],
  ['email us at bo@ovens.example', 'our email address is bo@ovens.example'],
])('says %j as %j', (job, statement) => {
  expect(asStatement(job, true)).toBe(statement);
});

it.each(['share it on Facebook', 'send us 30 loaves', 'add our logo'])(
  'leaves the job %j a job',
  (job) => {
    expect(asStatement(job, true)).toBeNull();
  },
);
