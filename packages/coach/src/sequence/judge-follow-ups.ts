import { endsTheMatter } from '../document/goodbyes.ts';
import { parseEmail } from '../document/parse-email.ts';
import type { Draft } from '../draft.ts';
import { type LedgerLine, score } from '../score/score.ts';
import { draftSequence } from './draft-sequence.ts';
import type { SequenceMessage } from './sequence.ts';

/** A message after the first; older ones were stored without their day. */
type FollowUp = Omit<SequenceMessage, 'day' | 'evidence'> & { readonly day?: number | undefined };

export type JudgedFollowUps = {
  readonly followUps: readonly (FollowUp & {
    /** What was lost of its score. */
    readonly lines: readonly Pick<LedgerLine, 'name' | 'points'>[];
    /** The first sentence after the greeting. */
    readonly firstLine: string;
  })[];
  /** Whom the email greets. */
  readonly addressee: string | null;
  /** It is a last note, which nothing should follow. */
  readonly isLast: boolean;
};

/**
 * The follow-ups of an email that is sent as it is, each scored in its thread; without any given they are drafted.
 *
 * @example
 * judgeFollowUps({ subject: null, body: 'Hi Tom,\n\nThis is my last note.' }).isLast; // true
 * judgeFollowUps({ subject: null, body: 'Hi Tom,' }, []); // { followUps: [], addressee: 'Tom', isLast: false }
 */
export function judgeFollowUps(
  draft: Draft,
  given: readonly FollowUp[] | null = null,
): JudgedFollowUps {
  const { subject, body, profile } = draft;
  const thread = subject === null ? null : `Re: ${subject}`;
  const followUps = given ?? draftSequence(draft).messages.slice(1);
  return {
    followUps: followUps.map((followUp) => {
      const judged = score({
        ...{ subject: followUp.subject ?? thread, body: followUp.body },
        ...{ stage: 'follow_up', profile },
      });
      const lines = judged.lines.map(({ name, points }) => ({ name, points }));
      return { ...followUp, score: judged.value, lines, firstLine: firstLine(followUp) };
    }),
    addressee: parseEmail({ subject, body }).addressee?.text ?? null,
    isLast: endsTheMatter(parseEmail(draft)),
  };
}

/** The first sentence after the greeting; the whole body where that is not clear. */
export function firstLine({ subject, body }: Pick<Draft, 'subject' | 'body'>): string {
  const [first] = parseEmail({ subject, body }).sentences;
  return (first?.text ?? body).replaceAll(/\s+/gu, ' ').trim();
}
