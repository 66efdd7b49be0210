import { parseEmail } from '../document/parse-email.ts';
import { readDocument } from '../document/read-draft.ts';
import type { EvidenceId } from '../evidence.ts';
import { fakeReply } from '../rules/fake-reply.ts';
import {
  type ReadMessage,
  type SequenceFinding,
  faultOf,
  sequenceRules,
} from './sequence-rules.ts';
import type { PlannedMessage } from './sequence.ts';

/** One line of the breakdown of a sequence. */
export type SequenceLine = Omit<SequenceFinding, 'loss'> & {
  /** The rule's id: `first-gap`. */
  readonly rule: string;
  readonly name: string;
  /** A negative integer. */
  readonly points: number;
  readonly evidence: readonly EvidenceId[];
};

/** `value` is 100 plus the points of all lines, an integer from 0 to 100. */
export type SequenceReport = {
  readonly value: number;
  /** Costliest first. */
  readonly lines: readonly SequenceLine[];
};

/** Longer sequences are judged by this many emails; their number alone has cost all it can. */
const mostRead = 20;
const longestRead = 20_000;
/** A sequence that begins with a trick is worth no more, however well it is planned. */
const mostWithFakeReply = 50;
const emptyLine: SequenceLine = {
  ...{ rule: 'touches', name: 'Number of emails', points: -100, message: null, evidence: ['Q1'] },
  ...faultOf('none'),
};

/**
 * Judges a sequence as a plan: how many emails, how far apart, and what each adds. How well each is
 * written is for `score` to say.
 *
 * @example
 * lintSequence([]).value; // 0
 * lintSequence([{ subject: 'Ovens', body: 'Hi Tom,', gap_days: 0 }]).lines[0]?.rule; // 'touches'
 */
export function lintSequence(messages: readonly PlannedMessage[]): SequenceReport {
  if (messages.length === 0) return { value: 0, lines: [{ ...emptyLine }] };
  const read = messages.slice(0, mostRead).map((message, at): ReadMessage => {
    const body = message.body.slice(0, longestRead);
    const stage = at === 0 ? undefined : 'follow_up';
    return { ...message, email: parseEmail({ subject: message.subject, body, stage }) };
  });
  const lines = sequenceRules.flatMap(({ id: rule, name, points, evidence, check }) => {
    let left = 1;
    return check(read).flatMap(({ loss, ...fault }): SequenceLine[] => {
      const lost = Math.round(points * Math.min(loss, left));
      left -= Math.min(loss, left);
      return lost > 0 ? [{ rule, name, points: -lost, ...fault, evidence }] : [];
    });
  });
  const all = [...lines, ...cappedBy(read, lines)].toSorted((a, b) => a.points - b.points);
  return { value: totalOf(all), lines: all };
}

/** "Re:" on a first email claims a talk that never took place. */
function cappedBy([first]: readonly ReadMessage[], lines: readonly SequenceLine[]): SequenceLine[] {
  const { subject = null, body = '' } = first ?? {};
  const found = fakeReply.find(readDocument({ subject, body, stage: 'first' }));
  const value = totalOf(lines);
  const points = Math.min(mostWithFakeReply - value, value > 0 ? -1 : 0);
  if (!found || points === 0) return [];
  const { id: rule, name, evidence } = fakeReply;
  const quote = (subject ?? '').slice(found.spans[0]?.start, found.spans[0]?.end);
  const { reason, fix } = found;
  return [{ rule, name, points, message: 0, quote, reason, fix, evidence }];
}

function totalOf(lines: readonly { readonly points: number }[]): number {
  return lines.reduce((sum, { points }) => sum + points, 100);
}
