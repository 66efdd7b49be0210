import { expect, it } from 'vitest';
import { parseEmail } from './parse-email.ts';

const stageOf = (last: string) => {
  const statement =
    'You opened a second parlour in Mold in March. Our gaskets last 14 months there. Harrow Farm saved 40 minutes a week. They fit every claw that you have.';
  const body = `Hi Priya,\n\n${statement}\n\n${last}\n\nThanks,\nMarek`;
  return parseEmail({ subject: 'Gaskets', body }).reading.stage;
};

it.each([
  "I'll close your file. Feel free to get in touch in the future.",
  'Last one from me. All the best with the audit.',
  'I know you are busy, so I’ll leave it there.',
  "I'll leave it here. If the early shift comes up again, you know where I am.",
  'You won’t hear from me again about the gaskets.',
  'This will be my last attempt to reach you. Good luck with the Leeds site.',
  "I won't write again. This is my last note.",
  'I have had no answer. I won’t bother you again.',
  "I haven't heard back, so I'll stop here.",
  'We wrote twice about them. No further emails from me.',
  'I take it this is not a priority. I will not chase you again.',
  "I'll leave it there. Let me know if anything changes.",
  "I'll leave it there. Feel free to reach out in future.",
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
  "Write back and I'll close your file.",
  "Send me a no, and I'll close your file.",
  "I heard you opened a second parlour. I'll leave it there.",
  "I saw that you are hiring again. I'll leave it at that.",
  "Cleaning is your priority. I'll leave it at that.",
  "We once served you twice a year. I'll leave it at that.",
  "A demo takes ten minutes. I won't bother you again.",
  "A demo takes ten minutes. I won't bother you again. All the best.",
  "A demo takes ten minutes. I'll leave it there. Thank you for your time.",
  'This is a personal note, and we will not contact you again.',
  'No further emails from me, promised.',
  'That is all, and you won’t hear from me again.',
  'Two figures, and then I’ll leave you in peace.',
  "You have never heard of us. I'll leave it there.",
  "Thursday is your busy day. I'll leave it there.",
  "Half of all calls get no answer. I'll leave it at that.",
  "I have had no answer from the council. I'll leave it there.",
  "You are busy, I know. A demo takes ten minutes, and I won't bother you again.",
  "If anything changes, the price list shows it. I'll leave it there.",
  'No reply is needed. I won’t chase you again.',
  "We wrote twice. They last. They fit. I'll stop here.",
])('takes a first email for one: %s', (last) => {
  expect(stageOf(last)).toBe('first');
});

it('asks for what shows an earlier email even where nothing else is said', () => {
  const stage = (body: string) => parseEmail({ subject: null, body }).reading.stage;
  expect(stage('Hi Priya,\n\nNo further emails from me, promised.')).toBe('first');
  expect(stage('Hi Priya,\n\nThis is my last note.')).toBe('follow_up');
});
