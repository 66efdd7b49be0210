import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail } from '../../../test/good-email.ts';
import { relevance } from './relevance.ts';

const about = (opening: string, more: Parameters<typeof goodEmail>[0] = {}) =>
  check(relevance, goodEmail({ offer: 'We deliver frozen croissants.', opening, ...more }));

describe('relevance', () => {
  it('is silent on a fact about the reader that leads to the reason for writing', () => {
    expect(
      about('I saw you opened a second café in Leeds in March, so I thought of your oven.'),
    ).toBeNull();
    expect(
      about(
        'Your job advert of 3 May asks for two night bakers. Croissants that need no night shift may help.',
      ),
    ).toBeNull();
  });

  it('asks half as much of a last note that asks for nothing', () => {
    const parts = { opening: 'This is my last note.', offer: '', ask: 'No answer is needed.' };
    const last = check(relevance, goodEmail({ ...parts, stage: 'follow_up' }))?.loss;
    const first = check(relevance, goodEmail({ ...parts, stage: 'first' }))?.loss ?? 0;
    expect(last).toBeCloseTo(first / 2);
  });

  it('costs a little when nothing picks the fact up', () => {
    const fact = 'I saw you won the Guild prize in Harrogate on 3 May.';
    expect(about(fact, { ask: 'Worth a look?' })).toMatchObject({ loss: 0.04, quotes: [fact] });
  });

  it('costs more for an observation without a figure or a name', () => {
    const found = about(
      'I was at your shop and noticed that the queue at breakfast takes a while.',
      { ask: 'Worth a look?' },
    );
    expect(found).toMatchObject({ loss: 0.25, quotes: ['takes a while'] });
  });

  it('costs much more when it only names their company', () => {
    expect(about('Here is an idea for Hofmann.', { subject: 'Croissants' })?.loss).toBe(0.55);
  });

  it('speaks of a name only where one stands', () => {
    const role = about('As head of people you have much to do.', { subject: 'Croissants' });
    expect(role).toMatchObject({ loss: 0.55 });
    expect(role?.reason).not.toContain('name');
    expect(about('Here is an idea for Hofmann.', { subject: 'Croissants' })?.reason).toContain(
      'name',
    );
  });

  it('trusts a fact less where all around it is shouted and promised', () => {
    const fact = 'Your site loads in 6.2 seconds on a phone, when the average is 3.';
    const calm = about(fact)?.loss ?? 0;
    const pushy = about(`${fact} ACT TODAY, it is FREE and we have 3 spots left!!`);
    expect(pushy?.loss).toBeCloseTo(calm + 0.15);
    expect(pushy?.reason).toContain('mailings');
  });

  it('takes praise that fits anyone for nothing, and quotes it', () => {
    const found = about('I came across your website and was impressed by what you do.', {
      subject: 'Croissants',
      ask: 'Worth a look?',
    });
    expect(found).toMatchObject({
      loss: 0.8,
      quotes: ['came across your website', 'impressed by what'],
    });
  });

  it('costs all when the mail could go to anyone', () => {
    const draft = { greeting: 'Hello,', subject: 'Croissants', ask: 'Worth a look?' };
    expect(about('Croissants are popular.', draft)).toMatchObject({ loss: 1, quotes: [] });
  });

  it('does not take the sender’s own facts for the reader’s', () => {
    const boast =
      'We opened 3 bakeries in Leeds in March 2024 and sold 12,000 croissants to Acme and Globex.';
    expect(
      about(boast, { greeting: 'Hello,', subject: 'Croissants', ask: 'Worth a look?' })?.loss,
    ).toBe(1);
  });

  it('does not take what the reader might do for a fact', () => {
    const promise = 'You could save 20 hours a week if you launched in Leeds with our ovens.';
    expect(
      about(promise, { greeting: 'Hello,', subject: 'Croissants', ask: 'Worth a look?' })?.loss,
    ).toBeGreaterThan(0.5);
  });

  it('costs a little less for an observation without vague words', () => {
    const seen = 'I tried your checkout and found the form odd.';
    expect(about(seen, { ask: 'Worth a look?' })).toMatchObject({ loss: 0.17, quotes: [seen] });
  });

  it('costs half in a follow-up that brings something new', () => {
    const draft = { stage: 'follow_up' as const, subject: 'Croissants', ask: 'Worth a look?' };
    expect(about('Most cafés pay 41p a roll now.', draft)?.loss).toBeCloseTo(0.4, 6);
    expect(about('Most cafés pay less a roll now.', draft)?.loss).toBe(0.8);
  });

  it('keeps an open blank from full marks, and quotes it', () => {
    const found = about(
      'I saw you opened a second café in [fill in: town] in March, so I thought of your oven.',
    );
    expect(found).toMatchObject({ loss: 0.17, quotes: ['[fill in: town]'] });
  });

  it('gives a sentence that rests on a blank no more than a name', () => {
    const found = about('I noticed that your team [fill in: what they did lately].', {
      subject: 'Croissants',
    });
    expect(found).toMatchObject({ loss: 0.55, quotes: ['[fill in: what they did lately]'] });
    expect(found?.fix).toContain('Fill it');
  });

  it('counts a name for less in what reads like a mailing', () => {
    const draft = { subject: 'Croissants', ask: 'Worth a look???' };
    expect(about('Croissants are popular.', draft)?.loss).toBeCloseTo(0.95, 6);
    expect(about('Here is an idea for Hofmann.', draft)?.loss).toBeCloseTo(0.7, 6);
  });

  it.each([
    ['Two bakers queued at the depot on 3 May.', 0.36],
    ['Two bakers queued at the depot on 3 May for 40 minutes.', 0.28],
    ['Two bakers queued at the depot on 3 May for 40 minutes at minus 6 degrees.', 0.2],
    ['Two bakers queued at the depot on 3 May for 40 minutes at minus 6 degrees, 11 behind.', 0.2],
  ])('costs less the more of the opening is particular: %s', (opening, loss) => {
    const draft = { subject: 'Croissants', ask: 'Worth a look?' };
    expect(about(opening, draft)?.loss).toBeCloseTo(loss, 6);
  });

  it('costs a third when the opening is particular and not plainly about them', () => {
    const opening = 'Two bakers queued at the depot on 3 May.';
    expect(about(opening, { subject: 'Croissants', ask: 'Worth a look?' })?.loss).toBe(0.36);
  });
});
