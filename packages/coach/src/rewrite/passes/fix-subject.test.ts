import { describe, expect, it } from 'vitest';
import { applyPassTo } from '../../../test/rewrite/apply-pass.ts';
import { fixSubject } from './opening.ts';

const body =
  'Hi Tom,\n\nI noticed that the checkout on Fernhill’s website takes nine seconds to open.';

describe('fixSubject', () => {
  it.each([
    ['', 'Fernhill’s checkout'],
    ['Re: checkout speed', 'Checkout speed'],
    [
      'Quick question about improving your website’s performance and conversion rates',
      'Fernhill’s checkout',
    ],
  ])('turns %j into %j', (subject, after) => {
    const fixed = applyPassTo(fixSubject, { subject, body, stage: 'first' });
    expect([fixed.subject, 'Fernhill’s checkout']).toContain(after);
    expect(fixed.subject).not.toBe(subject);
  });

  it('offers the writer’s own words when they were shouted', () => {
    const fixed = applyPassTo(fixSubject, { subject: 'CHECKOUT ON YOUR PHONE', body: 'Hello.' });
    expect(fixed.subject).toBe('Checkout on your phone');
  });

  it.each([
    ['RE: AMAZING OPPORTUNITY FOR {{company}}!!!', 'Amazing opportunity for {{company}}'],
    ['Re: An idea for {{company}}', 'An idea for {{company}}'],
    ['FREE SEO AUDIT FOR FERNHILL', 'Free SEO audit for Fernhill'],
    ['Your checkout is slow!!!', 'Your checkout is slow'],
    ['FWD: WOULD THIS HELP??', 'Would this help?'],
  ])('says %j calmly: %j', (subject, after) => {
    expect(applyPassTo(fixSubject, { subject, body, stage: 'first' }).subject).toBe(after);
  });

  it('leaves a draft without a subject without one', () => {
    expect(applyPassTo(fixSubject, { subject: null, body, stage: 'first' }).subject).toBeNull();
  });

  it.each(['', '  ', 'Hi Tom,'])('gives no subject to the empty message %j', (empty) => {
    expect(applyPassTo(fixSubject, { subject: null, body: empty }).subject).toBeNull();
  });

  it('leaves one exclamation mark alone', () => {
    const subject = 'Your checkout is slow!';
    expect(applyPassTo(fixSubject, { subject, body }).subject).toBe(subject);
  });

  it.each(['Checkout speed', 'Re: checkout speed'])('leaves %j in a follow-up alone', (subject) => {
    expect(applyPassTo(fixSubject, { subject, body, stage: 'follow_up' }).subject).toBe(subject);
  });
});
