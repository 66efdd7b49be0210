import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { trimChain } from './asks.ts';

describe('trimChain', () => {
  it.each([
    [
      'Book a demo here: https://a.example/demo or reply with your availability or forward this to the right person or call me.',
      'Book a demo here: https://a.example/demo.',
    ],
    [
      'You can also book a slot in my calendar, or point me to someone else I should talk to.',
      'You can also book a slot in my calendar.',
    ],
  ])('turns %j into %j', (before, after) => {
    expect(applyPass(trimChain, before)).toBe(after);
  });

  it.each([
    'Would you like to see it on Monday or Friday?',
    'We bake at night and call at dawn.',
    'Call or email me.',
    'You can sign up for a trial here, watch our film, or book a demo with me.',
  ])('leaves %j alone', (body) => {
    expect(applyPass(trimChain, body)).toBe(body);
  });
});
