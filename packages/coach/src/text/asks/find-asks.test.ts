import { describe, expect, it } from 'vitest';
import { parseEmail } from '../parse-email.ts';

const asks = (body: string) =>
  parseEmail({ subject: null, body }).asks.map(({ kind, text }) => [kind, text]);

describe('finding asks', () => {
  it.each([
    ['Worth a 15-minute call on Tuesday?', [['meeting', '15-minute call on Tuesday']]],
    ['Worth a quick chat?', [['interest', 'Worth a quick']]],
    ['Who handles returns at Fernhill?', [['referral', 'Who handles']]],
    ['Which carrier do you use?', [['question', 'Which carrier do you use?']]],
    ['Click here to sign up.', [['action', 'Click here to sign up']]],
    ['Let me know what you think.', [['open', 'Let me know what you think']]],
    [
      'Is X worth a short conversation? If so, I could do 30 minutes on Tuesday.',
      [['interest', 'worth a short']],
    ],
    ['Is the checkout worth a short call?', [['interest', 'worth a short']]],
    ['Is this worth hearing more about?', [['interest', 'worth hearing']]],
    [
      'I would appreciate the opportunity to schedule an interview.',
      [['meeting', 'opportunity to schedule']],
    ],
    ['Does Tuesday at 3pm work?', [['meeting', 'Does Tuesday at 3pm work?']]],
    [
      'Do you have 15 minutes on Thursday at 3pm?',
      [['meeting', 'Do you have 15 minutes on Thursday at 3pm?']],
    ],
    ['Could you spare half an hour?', [['meeting', 'Could you spare half an hour?']]],
    ['Do you have 15 ovens in Leeds?', [['question', 'Do you have 15 ovens in Leeds?']]],
    ['Is X of use? If so, you can pick a time here: https://cal.com/x', [['interest', 'of use']]],
    [
      'Is X of use? If so, sign up here and forward this.',
      [
        ['interest', 'of use'],
        ['action', 'sign up'],
        ['referral', 'forward this'],
      ],
    ],
    [
      'Is X of use? If so, are you free on Friday?',
      [
        ['interest', 'of use'],
        ['meeting', 'are you free'],
      ],
    ],
    ['Let me know which topic you like.', [['question', 'Let me know which']]],
    ['We had a call with your team on Tuesday.', []],
    ['Tired of slow tills? We fix them.', []],
  ])('%j', (body, expected) => {
    expect(asks(body)).toEqual(expected);
  });

  it('forgets a closing formula when there is a real ask', () => {
    expect(asks('Would samples be of use?\n\nLooking forward to hearing from you.')).toEqual([
      ['interest', 'of use'],
    ]);
  });

  it('points exactly into the body', () => {
    const body = 'Hi Tom,\r\n\r\nYou can book a slot in my calendar.';
    for (const ask of parseEmail({ subject: null, body }).asks) {
      expect(body.slice(ask.start, ask.end)).toBe(ask.text);
    }
  });
});
