import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail } from '../../../test/good-email.ts';
import type { Profile } from '../../draft.ts';
import { attachments } from './attachments.ts';

const on = (offer: string, profile: Profile = 'sales') =>
  check(attachments, goodEmail({ offer, profile }));

describe('attachments', () => {
  it('quotes the words that point at a file', () => {
    expect(on('I’ve attached our price list.')).toMatchObject({
      loss: 1,
      quotes: ['I’ve attached'],
    });
    expect(on('Please find attached the brochure.')?.loss).toBe(1);
  });

  it('is silent on an offer to send a file, and on being attached to a thing', () => {
    expect(on('I can send the price list if you like.')).toBeNull();
    expect(on('The tray has a thermometer that clips on.')).toBeNull();
  });

  it('is silent where a CV or a deck is expected', () => {
    expect(on('I’ve attached my CV.', 'job_search')).toBeNull();
    expect(on('I’ve attached the deck.', 'fundraising')).toBeNull();
  });
});
