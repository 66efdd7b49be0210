import { debriefOf } from './debrief-of.ts';
import { letterOf, readerOf } from './person/reader.ts';
import type { Conversation, Debrief } from './reply.ts';

/**
 * Looks back on a simulated conversation: which lines of the email and of the writer's messages won,
 * which lost, and one thing to do next. Every quote is exact; its place says where it stands.
 *
 * @example
 * debrief({ draft: { subject: null, body: '' }, persona: 'editor', seed: 1 }).next; // 'Write the email first.'
 */
export function debrief({ draft, persona, seed, turns = [] }: Conversation): Debrief {
  return debriefOf(readerOf(letterOf(draft), persona, seed), turns);
}
