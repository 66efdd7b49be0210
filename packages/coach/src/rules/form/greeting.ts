// A greeting by name is a small sign that a person wrote to a person. G1, P3.
import type { Email, Stretch } from '../../document/email.ts';
import { greetsNobody } from '../../document/layout.ts';
import { overlaps } from '../../document/stretch.ts';
import type { Rule } from '../rule.ts';
import { spansIn } from '../spans.ts';

const noGreeting = 0.67;
const noName = 0.33;

export const greeting: Rule = {
  id: 'greeting',
  name: 'Greeting',
  points: 3,
  evidence: ['G1', 'P3'],
  check(email) {
    if (email.reading.stage === 'follow_up' && !email.greeting) return null;
    if (!email.greeting) {
      return {
        loss: noGreeting,
        spans: [],
        measure: 'No greeting',
        reason: 'The email starts mid-talk. Any greeting did better than none.',
        fix: 'Open with “Hi” and their name.',
      };
    }
    const { greeting: words } = email;
    if (email.addressee || isToBeFilled(email, words)) return null;
    if (!greetsNobody(email)) {
      return {
        loss: noName,
        spans: spansIn('body', [words]),
        reason: 'A greeting without a name could open an email to anyone.',
        fix: 'Add their name.',
      };
    }
    return {
      loss: 1,
      spans: spansIn('body', [words]),
      reason: `“${words.text}” tells the reader you do not know who they are.`,
      fix: 'Greet them by name.',
    };
  },
};

/** A merge tag or a blank stands for the name. */
function isToBeFilled({ protectedTokens }: Email, words: Stretch): boolean {
  return protectedTokens.some(
    (token) =>
      (token.kind === 'merge_tag' || token.kind === 'blank') &&
      token.field === 'body' &&
      overlaps(token, words),
  );
}
