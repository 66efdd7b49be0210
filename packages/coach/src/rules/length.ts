import type { Profile, Stage } from '../draft.ts';
import { nameOf } from './names.ts';
import type { Rule } from './rule.ts';

/** Where an email of a kind costs nothing, in words of the message proper. Sales: B1 to B9; the rest as the panel's judges took them. */
const comfort: Readonly<Record<Profile, readonly [number, number]>> = {
  sales: [35, 110],
  link_building: [30, 120],
  pr: [45, 150],
  recruiting: [45, 150],
  job_search: [60, 220],
  fundraising: [50, 180],
  general: [35, 160],
};
const followUp: readonly [number, number] = [20, 120];

const rangeOf = (profile: Profile, stage: Stage) =>
  stage === 'follow_up' ? followUp : comfort[profile];

// A long email reads as a long task; a very short one gives no reason to answer. A letter may be longer than a pitch. B1, B8.
export const length: Rule = {
  id: 'body-length',
  name: nameOf['body-length'],
  evidence: ['B1', 'B2', 'B4', 'B5', 'B7', 'B8', 'B9', 'B10', 'B11'],
  steps: 3,
  find({ email }) {
    const words = email.words.length;
    const [least, most] = rangeOf(email.reading.profile, email.reading.stage);
    if (words >= least && words <= most) return null;
    const measure = `${words} ${words === 1 ? 'word' : 'words'}; from ${least} to ${most} cost nothing in this kind of email`;
    if (words > most) {
      // Half as long again is one step.
      return {
        severity: Math.min(3, (2 * (words - most)) / most),
        spans: [],
        measure,
        reason: `At ${words} words this looks like work, and work is put off.`,
        fix: `Cut ${words - most} words or more: keep the one fact, the one reason and the one question.`,
      };
    }
    return {
      severity: Math.min(3, (3 * (least - words)) / least),
      spans: [],
      measure,
      reason: `${words} ${words === 1 ? 'word leaves' : 'words leave'} the reader guessing who you are and why you write to them.`,
      fix: 'Say what you saw, why it matters to them, and what you want to know.',
    };
  },
};
