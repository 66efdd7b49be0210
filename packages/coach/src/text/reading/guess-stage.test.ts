import { expect, it } from 'vitest';
import { parseEmail } from '../parse-email.ts';

const stageOf = (last: string) => {
  const told =
    'You opened a second parlour in Mold in March. Our gaskets last 14 months there. Harrow Farm saved 40 minutes a week. They fit every claw that you have.';
  const body = `Hi Priya,\n\n${told}\n\n${last}\n\nThanks,\nMarek`;
  return parseEmail({ subject: 'Gaskets', body }).reading.stage;
};

it.each([
  "I'll close your file. Feel free to get in touch in the future.",
  'Last one from me. All the best with the audit.',
  'I know you are busy, so I’ll leave it there.',
  "I'll leave it here. If the early shift comes up again, you know where I am.",
  'You won’t hear from me again about the gaskets.',
])('takes what takes its leave for a follow-up: %s', (last) => {
  expect(stageOf(last)).toBe('follow_up');
});

it.each([
  'Last one from me today: could we talk on Tuesday?',
  'We close your file in two days instead of ten.',
  "Your parcel is at the depot and you are busy, so I'll leave it there.",
  "Your parcel came to us. You are busy, so I'll leave it there.",
  "If this is not for you, I won't write again.",
  "Tell me and I won't bother you again.",
  "I could say more about the gaskets, but I'll leave it there.",
  'This is the only email you get from me; I will not write again.',
  "I'll stop here.",
  "Once you have signed, I'll close the case.",
])('takes a first email for one: %s', (last) => {
  expect(stageOf(last)).toBe('first');
});
