// A greeting by name is a small sign that a person wrote to a person. G1, P3.
import type { Rule } from '../rule.ts';
import { spansIn } from '../spans.ts';

const toNobody =
  /\b(?:sirs?|madam|whom it may|friends?|valued customer|business owner|site owner|hiring manager)\b/iu;

export const greeting: Rule = {
  id: 'greeting',
  name: 'Greeting',
  points: 1,
  evidence: ['G1', 'P3'],
  check(email) {
    if (email.reading.stage === 'follow_up' && !email.greeting) return null;
    if (!email.greeting) {
      return {
        loss: 0.5,
        spans: [],
        measure: 'No greeting',
        reason: 'The mail starts mid-talk. Any greeting did better than none.',
        fix: 'Open with “Hi” and their name.',
      };
    }
    if (email.addressee || !toNobody.test(email.greeting.text)) return null;
    return {
      loss: 1,
      spans: spansIn('body', [email.greeting]),
      reason: `“${email.greeting.text}” tells the reader you do not know who they are.`,
      fix: 'Greet them by name.',
    };
  },
};
