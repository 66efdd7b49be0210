import data from '../../data/follow-ups.json' with { type: 'json' };
import { endsTheMatter } from '../document/goodbyes.ts';
import type { Email } from '../document/email.ts';
import type { EvidenceId } from '../evidence.ts';

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
  /** Whole days after the first message of these. */
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
   * The email, then its follow-up, none where the email ends the matter or holds nothing that one could bring; empty
   * when the text is no English email that says something.
   */
  readonly messages: readonly SequenceMessage[];
  readonly recommendations: readonly Recommendation[];
};

type Step = Pick<SequenceMessage, 'gap_days' | 'reason' | 'evidence'>;

/** The email itself, its follow-up, and one after that: when each is sent, and why then. */
export const steps = data.steps as unknown as Readonly<Record<keyof typeof data.steps, Step>>;

const { goodbye, noAsk, noneWritten, wait, ...always } =
  data.recommendations as unknown as Readonly<
    Record<keyof typeof data.recommendations, Recommendation>
  >;

/** What to know before an email is followed up, and why no follow-up was drafted. */
export function recommend(email: Email, hasAsk: boolean, isWritten: boolean): Recommendation[] {
  if (endsTheMatter(email)) return [goodbye];
  const missing = isWritten ? [] : [hasAsk ? noneWritten : noAsk];
  const isFirst = email.reading.stage === 'first';
  return [...missing, ...(isFirst ? [wait] : []), ...Object.values(always)];
}
