import type { Reader } from './person/reader.ts';
import { reasonOf } from './reason/reason.ts';
import { bare, gains, losses, type Weighed } from './reason/remarks.ts';
import type { Remark, SimulatedReply, Skim, Turn } from './reply.ts';
import { replay } from './talk/replay.ts';

const mostNoticed = 5;

/** What one person on one day answers to what was said so far. */
export function replyOf(reader: Reader, turns: readonly Turn[]): SimulatedReply {
  const { latest, text } = replay(reader, turns);
  const { skim } = reader.sight;
  return {
    decision: latest.move.decision,
    text,
    reason: reasonOf(reader, latest),
    skim,
    noticed: noticedIn(skim, [...gains(reader), ...losses(reader)]),
    isOver: latest.move.isOver,
  };
}

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
