import { endsTheMatter } from '../document/asks.ts';
import type { Email } from '../document/email.ts';
import type { EvidenceId } from '../evidence/evidence.ts';

/** One email of a sequence, as it is sent. */
export type PlannedMessage = {
  /** Null: the message is a reply in the same thread, under the subject of the first. */
  readonly subject: string | null;
  readonly body: string;
  /** Whole days after the message before it; 0 for the first. */
  readonly gap_days: number;
};

/** A message that was drafted from the email's own facts. */
export type SequenceMessage = PlannedMessage & {
  /** Whole days after the first message of these: 0, 3, 9, 19. */
  readonly day: number;
  /** What this message has that the ones before it have not. */
  readonly adds: string;
  /** What the coach gives it, 0 to 100; follow-ups are judged as follow-ups. */
  readonly score: number;
  /** Why it is sent then, and in this form. */
  readonly reason: string;
  readonly evidence: readonly EvidenceId[];
};

/** A sentence about the plan, with the findings it rests on. */
export type Recommendation = { readonly text: string; readonly evidence: readonly EvidenceId[] };

export type Sequence = {
  /**
   * The opener, then the follow-ups, none where the email ends the matter or holds nothing that one could bring;
   * empty when the text is no English email that says something.
   */
  readonly messages: readonly SequenceMessage[];
  readonly recommendations: readonly Recommendation[];
};

type Step = Pick<SequenceMessage, 'gap_days' | 'reason' | 'evidence'>;

/** The email itself, then its follow-ups: when each is sent, and why then. */
export const steps: readonly [Step, ...Step[]] = [
  { gap_days: 0, reason: 'Most answers come to the first email.', evidence: ['Q8'] },
  {
    gap_days: 3,
    reason:
      'After 3 days most who meant to answer have done so. The first follow-up adds the most.',
    evidence: ['Q4', 'Q5', 'Q10'],
  },
  {
    gap_days: 6,
    reason:
      'A longer gap than before, so that nobody is pressed. The second follow-up adds little.',
    evidence: ['Q4', 'Q5', 'Q11'],
  },
  {
    gap_days: 10,
    reason: 'A third follow-up went with fewer answers, so it only ends the matter kindly.',
    evidence: ['Q4', 'Q5', 'Q6'],
  },
  {
    gap_days: 14,
    reason:
      'This many emails went with over three times the spam complaints; two weeks is the least.',
    evidence: ['Q6', 'Q7'],
  },
];

const wait: Recommendation = {
  text: 'Wait 3 days, then follow up once: in 11 million emails the first follow-up added 49% to the answers, more than any later one.',
  evidence: ['Q4', 'Q5', 'Q1'],
};
const always: readonly Recommendation[] = [
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
  { text: 'Stop at once on any answer, and when somebody asks you to stop.', evidence: ['Q6'] },
];
const goodbye: Recommendation = {
  text: 'This is your last note, and it says so: nothing should follow it.',
  evidence: ['Q6'],
};
const noneWritten: Recommendation = {
  text: 'No follow-up is drafted: no sentence of this email brings something that makes sense alone. Send one when you have a fact, a figure or a name to add.',
  evidence: ['B11', 'B8'],
};
const fewerWritten: Recommendation = {
  text: 'No further follow-up is drafted: this email holds nothing more that makes sense alone. Send another only when you have something new.',
  evidence: ['B11', 'Q11'],
};

/** What to know before the follow-ups of an email are sent, and why some were not drafted. */
export function recommend(email: Email, wanted: number, written: number): Recommendation[] {
  if (endsTheMatter(email)) return [goodbye];
  const missing = written === 0 ? [noneWritten] : written < wanted ? [fewerWritten] : [];
  return [...missing, ...(email.reading.stage === 'first' ? [wait] : []), ...always];
}
