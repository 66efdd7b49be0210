import { letterOf, readerOf } from './person/reader.ts';
import { replyOf } from './reply-of.ts';
import type { Conversation, SimulatedReply } from './reply.ts';

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
  return replyOf(readerOf(letterOf(draft), persona, seed), turns);
}
