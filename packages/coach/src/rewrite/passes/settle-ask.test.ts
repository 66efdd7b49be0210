import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { settleAsk } from './asks.ts';

const before = 'We help hauliers cut fuel costs by 12% with better routes for their lorries.\n\n';

describe('settleAsk', () => {
  it.each([
    [
      'Would you be available for a 30-minute call on Tuesday or Thursday to discuss route planning?',
      'Would it be useful to talk about route planning? If so, I could do a 30-minute call on Tuesday or Thursday.',
    ],
    [
      'Do you have 15 minutes next week to discuss how we could help you reduce empty miles?',
      'Is reducing empty miles on your list? If so, I could do 15 minutes next week.',
    ],
    [
      'Do you have 15 minutes on Thursday at 3pm?',
      'Is cutting fuel costs on your list? If so, I could do 15 minutes on Thursday at 3pm.',
    ],
    [
      'Let me know if you want me to walk them, I can start monday.',
      'Is cutting fuel costs on your list? If so, I could start on Monday.',
    ],
    [
      'Are you free for a call on Thursday at 10?',
      'Is cutting fuel costs on your list? If so, I could do a call on Thursday at 10.',
    ],
    ['Are you free for a call?', 'Is cutting fuel costs on your list?'],
    [
      'I would love to schedule a 20-minute demo. Are you available on Wednesday at 10 am or Friday at 2 pm?',
      'Is cutting fuel costs on your list? If so, I could do a 20-minute demo on Wednesday at 10 am or Friday at 2 pm.',
    ],
    [
      'I would greatly appreciate the opportunity to schedule an interview at your earliest convenience to discuss how my many skills could be an asset to your team.',
      'Is cutting fuel costs on your list?',
    ],
    [
      'I would love to show you a quick demo. Are you free for 20 minutes on Friday? You can also book here: https://cal.com/x',
      'Is cutting fuel costs on your list? If so, I could do 20 minutes for a quick demo on Friday, or you can pick a time here: https://cal.com/x',
    ],
    [
      'Would love to get 30 minutes on your calendar next week. Does Tuesday at 3pm work?',
      'Is cutting fuel costs on your list? If so, I could do 30 minutes next week, on Tuesday at 3pm.',
    ],
    ['What do you think?', 'Is cutting fuel costs on your list?'],
  ])('turns %j into %j', (ask, question) => {
    expect(applyPass(settleAsk, before + ask)).toBe(before + question);
  });

  it('asks about interest alone when no topic is sure enough', () => {
    const body = 'Your café is beside our finish line and our runners are hungry.\n\n';
    expect(applyPass(settleAsk, `${body}Could we meet?`)).toBe(`${body}Would this be of interest?`);
  });

  it('keeps the statement that a long sentence makes before it asks', () => {
    const body =
      'Our runners come past your café at nine in the morning and I would love to set up a call with you to discuss breakfast.';
    expect(applyPass(settleAsk, body)).toBe(
      'Our runners come past your café at nine in the morning. Would it be useful to talk about breakfast?',
    );
  });

  it('does not ask for interest where advice is wanted', () => {
    const body = `${before}Could I pick your brain over a coffee next week?`;
    expect(applyPass(settleAsk, body)).toBe(body);
  });

  it('leaves the courtesy at the end to others when something firmer is asked', () => {
    const body = `${before}Call us on 020 7946 0991. We look forward to hearing from you.`;
    expect(applyPass(settleAsk, body)).toBe(body);
  });

  it.each(['Is that worth a look?', 'Which of the two depots has the older lorries?'])(
    'leaves the easy question %j alone',
    (ask) => {
      expect(applyPass(settleAsk, before + ask)).toBe(before + ask);
    },
  );
});
