import { describe, expect, it } from 'vitest';
import type { Stage } from '../draft.ts';
import { parseEmail } from './parse-email.ts';
import { endsTheMatter } from './goodbyes.ts';

const ends = (text: string, stage: Stage = 'follow_up') =>
  endsTheMatter(
    parseEmail({ subject: 'Gaskets', body: `Hi Priya,\n\n${text}\n\nThanks,\nMarek`, stage }),
  );

describe('a note that ends the matter', () => {
  it.each([
    'This is my last note about the gaskets. No answer is needed.',
    "I won't write again. The drawings are yours to keep.",
    "I'll leave it here. If the early shift comes up again, you know where I am.",
    'You won’t hear from me again about the gaskets. Good luck with the Leeds site.',
    'I will not write to you about this again.',
    "I won't bother you again.",
    'This is my last e-mail. The drawings stay online.',
    'Last note from me. All the best with the season.',
    "I'll close the loop here.",
    'This is my final note on the gaskets.',
    'No more emails from me about the gaskets.',
    'This is my last note. Feel free to reach out if that changes.',
    'This is my last note. Let me know if anything changes on your side.',
    'This is my last note. Let me know if things change.',
    "I'll close your file. Feel free to get in touch in the future.",
    'Last one from me. All the best with the audit.',
    'This is my last follow-up. Thank you for reading.',
    'This will be my last attempt to reach you. Good luck with the Leeds site.',
    "I won't be in touch again. The drawings stay online.",
    'I will stop writing to you about the gaskets.',
    "I won't write again. Should the early shift ever need gaskets, call me on 0114 496 0000.",
  ])('is one that says it is the last: %s', (text) => {
    expect(ends(text)).toBe(true);
  });

  it.each([
    ['asks', 'This is my last note. Is there a better month?'],
    ['wants something done', 'This is my last note. Please send me your price list.'],
    ['only mentions the one before', 'You have my last email about the gaskets.'],
    ['comes before another', 'This is my last email before the show.'],
    ['only rests', 'I will leave it here for now and write again on Monday.'],
    ['presses', 'This is my last note before the price rises on Monday.'],
    ['presses by an offer', "I won't write again until Tuesday, when our offer ends."],
    ['means others', 'I will not follow up again with other buyers.'],
    ['ends an account of itself', "I'll stop here with the introduction. Our product is better."],
    ['says when it stops', 'I will stop here tomorrow at 10.'],
    ['sells the last', 'This is the last email at this price.'],
    ['hands over a task', "The price list is attached. I'll leave it with you."],
    ['wants to hear', 'This is my last note. Let me know what you think.'],
    ['asks for an answer now', 'This is my last note. Feel free to reach out to me.'],
    ['waits', 'This is my last note. Waiting for your positive reply.'],
    ['hopes', 'This is my last email. I look forward to your call.'],
    ['ends a year', 'This is my last message of the year.'],
    [
      'goes on selling',
      'This is my last note. We make gaskets. They hold. They last. Laynes has them.',
    ],
    ['is the last of a day', 'Last one from me today: could we talk on Tuesday?'],
    ['tells of a service', 'We close your file in two days instead of ten.'],
    ['promises a date', "I'll close your file in two days instead of ten."],
    ['puts a thing down', "The driver has your parcel, so I'll leave it there."],
    ['waits for a word', "Tell me and I won't write again."],
    [
      'asks for another time',
      'Just reply with a time that suits if you would like a different demo. This is my last note.',
    ],
    ['asks for a later call', 'Reply if you want a call later this week. This is my last note.'],
    ['is no end', 'Your line in Rotherham stood still for 40 minutes in May.'],
  ])('is none that %s', (_, text) => {
    expect(ends(text)).toBe(false);
  });

  it('is no first email, whatever it says', () => {
    expect(ends('This is my last note about the gaskets.', 'first')).toBe(false);
  });
});
