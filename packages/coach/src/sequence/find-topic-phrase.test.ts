import { describe, expect, it } from 'vitest';
import { parseEmail } from '../document/parse-email.ts';
import { findTopicPhrase } from './topic-phrase.ts';

function topicOf(
  subject: string | null,
  body = 'Hi Tom,\n\nWe bake bread all night.',
): string | null {
  return findTopicPhrase(parseEmail({ subject, body }))?.text ?? null;
}

describe('findTopicPhrase', () => {
  it.each([
    ['Gaskets for the Rotherham line', 'the gaskets for the Rotherham line'],
    ['Your autumn menu', 'your autumn menu'],
    ['Guest post', 'the guest post'],
    ['The Tuesday kitchen', 'the Tuesday kitchen'],
    ['Cutting fuel costs', 'cutting fuel costs'],
    ['Cut fuel costs', 'cutting fuel costs'],
    ['CVE on your login page', 'the CVE on your login page'],
    ['12 Bridge Street', '12 Bridge Street'],
    ['Your car park at Orchard floods', '“Your car park at Orchard floods”'],
    ['A guest for your podcast', 'a guest for your podcast'],
    ['A question about your menu', 'your menu'],
    ['Seed round: cold storage in Kenya', 'cold storage in Kenya'],
    ['Chess at Oakfield Primary', 'chess at Oakfield Primary'],
    ['Fernhill checkout', '“Fernhill checkout”'],
    ['Re: Guest post', 'the guest post'],
  ])('reads %j as %j', (subject, topic) => {
    expect(topicOf(subject)).toBe(topic);
  });

  it.each([
    'Quick question',
    'New savings app launches',
    'Can we talk?',
    'Hi',
    'Job opportunity',
    'Story idea: 1 in 3 renters skip meals',
    'Exciting news',
    'One small question',
    'New business opportunity',
    'More direct bookings',
    'A lamp from your shop',
    'One in five bakers skips sleep',
    'Move the needle on churn',
    'Idea for {{company}}',
    null,
  ])('takes no topic from %j', (subject) => {
    expect(topicOf(subject)).toBeNull();
  });

  it('keeps the capital of a name', () => {
    const body = 'Hi Tom,\n\nThe checkout on Fernhill’s website takes 9 seconds. I like Fernhill.';
    expect(topicOf('Fernhill’s checkout', body)).toBe('Fernhill’s checkout');
  });

  it('falls back on what the body is about', () => {
    expect(
      topicOf(
        'Quick question',
        'Hi Tom,\n\nI noticed that the checkout takes a while. Would it help if I mended the checkout?',
      ),
    ).toBe('the checkout');
  });

  it.each([
    'I would love to pick your brain about your pain points and move the needle.',
    'I want to touch base and put the answer at your fingertips.',
    'In return, I could hit the ground running.',
    'Your shop opened in Leeds in March.',
  ])('takes none from %j', (message) => {
    expect(topicOf(null, `Hi Tom,\n\n${message}`)).toBeNull();
  });

  it('names the job that is applied for', () => {
    const body =
      'Dear Ms Okafor,\n\nI am writing to apply for the position of data analyst which I saw on your website. I have a degree in statistics. My CV is attached.';
    expect(topicOf('Application', body)).toBe('the position of data analyst');
  });

  it('tells the reader’s things from what the writer brings', () => {
    const kindOf = (subject: string) =>
      findTopicPhrase(parseEmail({ subject, body: 'Hi Tom,\n\nWe bake bread all night.' }))?.kind;
    expect(kindOf('Your autumn menu')).toBe('theirs');
    expect(kindOf('Cut fuel costs')).toBe('doing');
    expect(kindOf('Gaskets for the Rotherham line')).toBe('thing');
  });
});
