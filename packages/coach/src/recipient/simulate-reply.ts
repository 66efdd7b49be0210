import { replay } from './write-reply.ts';
import { type Reader, letterOf, readerOf } from './reader.ts';
import { noticedBy, reasonOf } from './reasons.ts';
import type { Conversation, SimulatedReply, Turn } from './reply.ts';

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

/**
 * Plays the person an email is for. They skim it, decide, and answer in their own words or not at all.
 * It is a rehearsal and no forecast: no figure in it is the chance of a reply. Whatever the text, it
 * never throws; the same input gives the same reply. An email under 60 points never gets a yes.
 *
 * @example
 * simulateReply({ draft: { subject: null, body: '' }, persona: 'editor', seed: 1 }).decision; // 'silence'
 * simulateReply({ draft: { subject: null, body: '' }, persona: 'editor', seed: 1 }).reason; // 'There is nothing to read.'
 */
export function simulateReply({ draft, persona, seed, turns = [] }: Conversation): SimulatedReply {
  return replyOf(readerOf(letterOf(draft), persona, seed), turns);
}
