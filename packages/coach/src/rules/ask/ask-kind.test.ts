import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail } from '../../../test/good-email.ts';
import { askKind } from './ask-kind.ts';

const on = (ask: string) => check(askKind, goodEmail({ ask }));

describe('the kind of ask', () => {
  it.each([
    'Is a second oven on your list this year?',
    'Worth a look?',
    'Would this be interesting for you?',
    'Shall I send the price list?',
    'Would it help to see how Laynes did it?',
    'Would you be open to a short chat about this?',
    'If you’d like, just reply yes and I’ll send a tray. Interested?',
  ])('is silent when it asks about interest: %s', (ask) => {
    expect(on(ask)).toBeNull();
  });

  it.each([
    ['Do you have time for a quick call on Tuesday?', 'a quick call on Tuesday'],
    ['Could we set up a 30-minute meeting next week?', '30-minute meeting'],
    ['I’d love to hop on a call to discuss.', 'call'],
  ])('costs when it asks for time: %s', (ask, words) => {
    const found = on(ask);
    expect(found?.loss).toBeCloseTo(0.65);
    expect(words).toContain(found?.quotes[0]);
  });

  it.each([
    'I would welcome a short conversation about the role.',
    'I’d be glad to come in for an interview.',
  ])('is silent when an applicant is ready to talk: %s', (ask) => {
    const offer = 'I am applying for the night baker role.';
    expect(check(askKind, goodEmail({ offer, ask, profile: 'job_search' }))).toBeNull();
    expect(check(askKind, goodEmail({ ask, profile: 'sales' }))?.loss).toBeCloseTo(0.65);
  });

  it('is silent on a last note that asks for nothing, and only there', () => {
    const last = { opening: 'This is my last note about your oven.', ask: 'No answer is needed.' };
    expect(check(askKind, goodEmail({ ...last, stage: 'follow_up' }))).toBeNull();
    expect(check(askKind, goodEmail({ ...last, stage: 'first' }))?.loss).toBe(1);
    const more = { ...last, opening: 'This is more about your oven.' };
    expect(check(askKind, goodEmail({ ...more, stage: 'follow_up' }))?.loss).toBe(1);
  });

  it('costs an applicant who names the hour', () => {
    const ask = 'I would welcome a conversation on Tuesday at 10.';
    const offer = 'I am applying for the night baker role.';
    expect(check(askKind, goodEmail({ offer, ask, profile: 'job_search' }))?.loss).toBeCloseTo(
      0.65,
    );
  });

  it('costs more when the ask is a booking link, and quotes the link', () => {
    const found = on('You can book a slot here: https://calendly.com/marek/15.');
    expect(found?.loss).toBeCloseTo(0.8);
    expect(found?.quotes).toEqual(['https://calendly.com/marek/15']);
  });

  it('judges the dearest ask; a small question or a way out only when there is no other', () => {
    expect(on('Which oven do you use in Leeds? Would a tray of samples be of use?')).toBeNull();
    expect(on('Which oven do you use? Or point me to someone else.')?.loss).toBe(0.1);
    expect(on('Worth a look? Are you free for a call on Monday?')?.loss).toBe(0.65);
    expect(
      on('Are you free for a call on Monday? Or book a slot here: https://calendly.com/m.')?.loss,
    ).toBe(0.8);
  });

  it('costs all when nothing is asked', () => {
    expect(on('')).toMatchObject({ loss: 1, quotes: [], measure: 'No question, no request' });
  });

  it('takes a pleasantry or a rhetorical question for no ask', () => {
    expect(on('How are you?')?.loss).toBe(1);
    expect(on('Did you know that butter is 40% dearer?')?.loss).toBe(1);
    expect(on('???')?.loss).toBe(1);
  });

  it('does not mistake a way out for the ask', () => {
    expect(on('Would samples be of use? No worries if not.')).toBeNull();
    expect(
      on('Would samples be of use? If you would rather not hear from me, tell me to stop.'),
    ).toBeNull();
  });

  it.each([
    ['Which oven do you use in Leeds?', 0.1],
    ['Who should I send the details to?', 0.1],
    ['Do you need a baker?', 0.1],
    ['Could you point me to someone else?', 0.5],
    ['Any thoughts?', 0.58],
    ['Please sign up on our page.', 0.65],
    ['Do you have time for a quick call on Tuesday?', 0.65],
    ['You can book a slot here: https://calendly.com/marek/15.', 0.8],
  ])('%s costs %f', (ask, loss) => {
    expect(on(ask)?.loss).toBeCloseTo(loss, 6);
  });

  it.each([
    'Can you tell me everything that you know about the mill?',
    'Please send photos, documents, letters and maps of the mill.',
    'Please call us. Please text us too.',
  ])('costs most of all when it asks for work: %s', (ask) => {
    expect(on(ask)?.loss).toBeCloseTo(0.85, 6);
  });

  it('takes one job, or two things, for no more than a job', () => {
    expect(on('Please send your menu and your price.')?.loss).toBeCloseTo(0.65, 6);
    expect(on('Could you send the menu, the price, the date and the map?')?.loss).toBeCloseTo(
      0.85,
      6,
    );
    expect(on('Could you send the menu and the price, please?')?.loss).toBeCloseTo(0.1, 6);
  });

  it('does not say that nothing was asked where a question was, for effect', () => {
    expect(on('Am I wasting my time here?')).toMatchObject({
      loss: 1,
      quotes: ['Am I wasting my time here?'],
    });
  });

  it('finds an open request', () => {
    expect(on('Any thoughts?')).toMatchObject({ loss: 0.58, quotes: ['Any thoughts'] });
  });
});
