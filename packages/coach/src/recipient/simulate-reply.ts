import { readerOf } from './person/reader.ts';
import { bare, gains, losses, type Weighed } from './reason/remarks.ts';
import { reasonOf } from './reason/reason.ts';
import type { Conversation, Remark, SimulatedReply, Skim } from './reply.ts';
import { replay } from './talk/replay.ts';

/**
 * Plays the person an email is for. They skim it, decide, and answer in their own words or not at all.
 * It is a rehearsal and no forecast: no figure in it is the chance of a reply. Whatever the text, it
 * never throws; the same input gives the same reply. An email under 60 points, or one whose score is
 * capped, never gets a yes.
 *
 * @example
 * simulateReply({ draft: { subject: null, body: '' }, persona: 'editor', seed: 1 }).decision; // 'silence'
 * simulateReply({ draft: { subject: null, body: '' }, persona: 'editor', seed: 1 }).reason; // 'There is nothing to read.'
 */
export function simulateReply({ draft, persona, seed, turns = [] }: Conversation): SimulatedReply {
  const reader = readerOf(draft, persona, seed);
  const { latest, text } = replay(reader, turns);
  return {
    decision: latest.move.decision,
    text,
    reason: reasonOf(reader, latest),
    skim: reader.sight.skim,
    noticed: noticedIn(reader.sight.skim, [...gains(reader), ...losses(reader)]),
    isOver: latest.move.isOver,
  };
}

const mostNoticed = 5;

function noticedIn({ seen }: Skim, remarks: readonly Weighed[]): Remark[] {
  const order = (remark: Remark) =>
    seen.findIndex(
      (span) =>
        remark.place?.field === span.field &&
        remark.place.start < span.end &&
        remark.place.end > span.start,
    );
  return remarks
    .filter((remark) => order(remark) !== -1)
    .slice(0, mostNoticed)
    .toSorted((a, b) => order(a) - order(b) || (a.place?.start ?? 0) - (b.place?.start ?? 0))
    .map(bare);
}
