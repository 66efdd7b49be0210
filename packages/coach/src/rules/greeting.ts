import { type Email, isPlaceToFill } from '../document/email.ts';
import { isImpersonalGreeting } from '../document/greeting.ts';
import { nameOf } from './names.ts';
import type { Rule } from './rule.ts';

// A greeting by name is a small sign that a person wrote to a person. G1, P3.
export const greeting: Rule = {
  id: 'greeting',
  name: nameOf.greeting,
  evidence: ['G1', 'P3'],
  steps: 2,
  find({ email }) {
    const { greeting: words, reading } = email;
    if (!words) {
      if (reading.stage === 'follow_up') return null;
      return {
        severity: 1,
        spans: [],
        measure: 'No greeting',
        reason: 'The email starts mid-conversation. Any greeting did better than none.',
        fix: 'Open with “Hi” and their name.',
      };
    }
    if (email.addressee || isToBeFilled(email)) return null;
    const isImpersonal = isImpersonalGreeting(email);
    return {
      severity: isImpersonal ? 2 : 1,
      spans: [{ field: 'body', start: words.start, end: words.end }],
      reason: isImpersonal
        ? `“${words.text}” tells the reader you do not know who they are.`
        : 'A greeting without a name could open an email to anyone.',
      fix: 'Greet them by name.',
    };
  },
};

/** “Hi {{first_name}},” will have the name. */
function isToBeFilled({ greeting, protectedTokens, brokenTags }: Email): boolean {
  return [...protectedTokens.filter(isPlaceToFill), ...brokenTags].some(
    ({ field, start, end }) =>
      greeting !== null && field === 'body' && start < greeting.end && end > greeting.start,
  );
}
