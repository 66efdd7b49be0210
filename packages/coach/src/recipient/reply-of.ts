import type { Reader } from './person/reader.ts';
import { reasonOf } from './reason/reason.ts';
import { noticedBy } from './reason/noticed.ts';
import type { SimulatedReply, Turn } from './reply.ts';
import { replay } from './talk/replay.ts';

/** What one person on one day answers to what was said so far. */
export function replyOf(reader: Reader, turns: readonly Turn[]): SimulatedReply {
  const { latest, text } = replay(reader, turns);
  return {
    decision: latest.move.decision,
    concern: latest.move.concern,
    text,
    reason: reasonOf(reader, latest),
    skim: reader.sight.skim,
    noticed: noticedBy(reader),
    isOver: latest.move.isOver,
  };
}
