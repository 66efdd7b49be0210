import { describe, expect, it } from 'vitest';
import { parseEmail } from './parse-email.ts';

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
    ['It is one page, no sign-up: https://example.org/rails', []],
    ['I built a tool that tries your sign-up page each minute.', []],
    ['I can tell you which part to order now.', []],
    ['Kindly send it by Friday.', [['action', 'send it by Friday.']]],
    ['Could I bring lunch on Tuesday, so you can tell if it is any good?', 'question'],
    ['Do you want my list?', [['interest', 'want my']]],
    ['Want the 31 quotes in a sheet?', [['interest', 'Want the']]],
    ['What does your calendar look like?', [['meeting', 'your calendar look']]],
    ['Could we come for a one-hour meeting?', [['meeting', 'one-hour meeting']]],
    ['You asked “who has this?”', []],
  ])('%j', (body, expected) => {
    if (typeof expected === 'string') expect(asks(body)).toEqual([[expected, body]]);
    else expect(asks(body)).toEqual(expected);
  });

  it.each([
    'How can companies which make millions stand by and do nothing?',
    'Am I wasting my time here?',
    'ARE YOU HUNGRY FOR SOMETHING DIFFERENT???',
    'How is your business and family?',
    'Why choose us?',
    'Do you worry about tax? We can help.',
    'Can you really afford not to?',
    'Would you like to earn more money? We show how.',
    'Is your family next???',
  ])('takes no hook, reproach or small talk for an ask: %s', (body) => {
    expect(asks(body)).toEqual([]);
  });

  it.each([
    'Are you looking for someone for Saturdays?',
    'How can I send it to you?',
    'Am I right that the gate closes at 9?',
    'Do you need 40 chairs in May?',
    'Would you like the map?',
    'Do you need anyone for the summer?',
  ])('takes a question that is meant for an ask: %s', (body) => {
    expect(asks(body)).toHaveLength(1);
  });

  it.each([
    ['Please send me your full name.', 'send me your full name.'],
    ['SEND RESUME AND TICKETS TO THIS EMAIL.', 'SEND RESUME AND TICKETS TO THIS EMAIL.'],
    ['We have chairs. Call us at any time!', 'Call us at any time!'],
    ['I demand that you send me the file.', 'demand that you send me the file.'],
  ])('finds an order in an email that asks nothing else: %s', (body, words) => {
    expect(asks(body).map(([kind]) => kind)).toEqual(['action']);
    expect(words).toContain(asks(body)[0]?.[1]?.slice(-10));
  });

  it('knows who looks for something: the writer asks, others do not', () => {
    expect(asks('We are urgently looking for a hall.')).toHaveLength(1);
    expect(asks('Looking for a hall in Leeds.')).toHaveLength(1);
    expect(asks('We have keen buyers looking for a house like yours.')).toEqual([]);
    expect(asks('Our buyers are looking for a house like yours.')).toEqual([]);
  });

  it('takes a case that is put for none', () => {
    expect(asks('Should you write about the subject one day, I am easy to find here.')).toEqual([]);
  });

  it('takes a wish to meet for the request it is', () => {
    expect(asks('It would be great to meet up at your office.')).toMatchObject([
      ['meeting', 'to meet'],
    ]);
  });

  it('finds no order where something is asked, nor in a way out', () => {
    expect(asks('May I send you the map? Tell me if it is bad.')).toEqual([
      ['interest', 'May I send you'],
    ]);
    expect(asks('We bake. Reply stop to opt out.')).toEqual([]);
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
