import { vetRewrite } from './vet-rewrite.ts';
import { findBlanks } from '../blanks.ts';
import { lintSequence } from '../sequence/lint-sequence.ts';
import type { Sequence, SequenceMessage } from '../sequence/sequence.ts';

/**
 * The coach's follow-ups in the words of another hand, each where nothing in it had to be mended, it scores as high,
 * leaves no further blank, and the sequence as a whole is no worse for it. Never throws.
 *
 * @param written bodies of the follow-ups, in their order.
 * @param known texts that facts may come from besides the first email.
 * @example
 * vetFollowUps(draftSequence({ subject: null, body: 'Hi Tom,\n\nYou opened a second shop in Leeds in March. We count stock for 40 shops.' }), ['Hi Tom,\n\nWe saved Tesco £4m.']).messages.some(({ body }) => body.includes('Tesco')); // false
 */
export function vetFollowUps(
  sequence: Sequence,
  written: readonly string[],
  known: readonly string[] = [],
): Sequence {
  const [opener] = sequence.messages;
  if (!opener) return sequence;
  const sources = [opener.subject ?? '', opener.body, ...known];
  const messages = [...sequence.messages];
  for (const [at, body] of written.entries()) {
    const own = messages[at + 1];
    const reworded = own && reword(own, body, opener, sources);
    if (!reworded) continue;
    const next = messages.with(at + 1, reworded);
    if (lintSequence(next).value >= lintSequence(messages).value) messages[at + 1] = reworded;
  }
  return { ...sequence, messages };
}

function reword(
  own: SequenceMessage,
  written: string,
  opener: SequenceMessage,
  sources: readonly string[],
): SequenceMessage | null {
  const subject = opener.subject === null ? null : `Re: ${opener.subject}`;
  const draft = { subject, body: own.body, stage: 'follow_up' as const };
  const { body, after, verdict, repaired } = vetRewrite(draft, { subject, body: written }, sources);
  const isClean = repaired.length === 0 && findBlanks(body).length <= findBlanks(own.body).length;
  const isGood = (verdict === 'better' || verdict === 'equal') && after.value >= own.score;
  return isClean && isGood ? { ...own, body, score: after.value } : null;
}
