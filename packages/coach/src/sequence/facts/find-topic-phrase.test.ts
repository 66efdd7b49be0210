import { describe, expect, it } from 'vitest';
import { parseEmail } from '../../text/parse-email.ts';
import { findTopicPhrase } from './find-topic-phrase.ts';

function topicOf(
  subject: string | null,
  body = 'Hi Tom,\n\nWe bake bread all night.',
): string | null {
  return findTopicPhrase(parseEmail({ subject, body }));
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
    ['A question about your menu', 'your menu'],
    ['Seed round: cold storage in Kenya', 'the seed round'],
    ['Re: Guest post', 'the guest post'],
  ])('reads %j as %j', (subject, topic) => {
    expect(topicOf(subject)).toBe(topic);
  });

  it.each([
    'Quick question',
    'New savings app launches',
    'Can we talk?',
    'Hi',
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
});
