import { endsTheMatter } from '../document/asks.ts';
import type { Email } from '../document/email.ts';
import type { Recommendation } from './sequence.ts';

const first: Recommendation = {
  text: 'Wait 3 days, then follow up once: in 11 million emails the first follow-up added 49% to the answers, more than any later one.',
  evidence: ['Q4', 'Q5', 'Q1'],
};

const rest: readonly Recommendation[] = [
  {
    text: 'Leave 5 to 7 days before a second follow-up, and never let the gaps shrink. It adds less: 9% in those emails, 3% a year later.',
    evidence: ['Q4', 'Q5', 'Q11'],
  },
  {
    text: 'Send a third only with something new to say, 7 to 14 days later: it went with 20 to 30% fewer answers, and four or more emails with over three times the spam complaints.',
    evidence: ['Q4', 'Q5', 'Q6'],
  },
  {
    text: 'Bring one new thing each time: a figure, a name or a smaller question. A bare reminder gives nothing to answer, and “I never heard back” went with 12% fewer meetings.',
    evidence: ['B11', 'T8', 'T9'],
  },
  {
    text: 'Stop at once on any answer, and when somebody asks you to stop.',
    evidence: ['Q6'],
  },
];

const none: Recommendation = {
  text: 'This is your last note, and it says so: nothing should follow it.',
  evidence: ['Q6'],
};

/** What to know before the follow-ups of an email are sent. */
export function recommendSequence(email: Email): readonly Recommendation[] {
  if (endsTheMatter(email)) return [none];
  return email.reading.stage === 'follow_up' ? rest : [first, ...rest];
}
