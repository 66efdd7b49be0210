import { vetRewrite } from './vet-rewrite.ts';
import { findBlanks } from '../document/blanks.ts';
import { scanWords } from '../document/sentences.ts';
import type { Draft } from '../draft.ts';
import { lintSequence } from '../sequence/lint-sequence.ts';
import type { Sequence, SequenceMessage } from '../sequence/sequence.ts';
import type { SubjectIdea } from '../subjects/suggest-subjects.ts';

const mostIdeas = 5;
const mostRead = 8;
const longestSubject = 100;
/** Of a text longer than any email the opening is weighed, as for the coach's own ideas. */
const longestDraft = 5_000;

/** What is no plain line: markup, blanks and tags. */
const unplain = /\p{C}|[<>[\]{}|*_`\\]/u;

/**
 * The best five of the coach's subject ideas and those by another hand. One of these counts when nothing in it had
 * to be mended and the email scores as high with it as with the least of the coach's. Never throws.
 *
 * @param known texts that facts may come from besides the draft.
 * @example
 * vetSubjects({ subject: null, body: 'Hi Tom,\n\nWe count stock for shops.\n\nWorth a look?' }, [], ['Stock in 90 shops', '<b>Stock</b>', 'Stock counts for shops']).map((idea) => idea.subject); // ['Stock counts for shops']
 */
export function vetSubjects(
  draft: Draft,
  ideas: readonly SubjectIdea[],
  written: readonly string[],
  known: readonly string[] = [],
): SubjectIdea[] {
  const least = Math.min(...ideas.map(({ score }) => score));
  const read: Draft = { ...draft, subject: null, body: draft.body.slice(0, longestDraft) };
  const taken = new Set([draft.subject ?? '', ...ideas.map(({ subject }) => subject)].map(keyOf));
  const others: SubjectIdea[] = [];
  for (const subject of written.slice(0, mostRead).map((one) => one.trim())) {
    if (taken.has(keyOf(subject)) || unplain.test(subject)) continue;
    if (subject === '' || subject.length > longestSubject) continue;
    const vetted = vetRewrite(read, { subject, body: read.body }, known);
    if (vetted.subject !== subject || vetted.repaired.length > 0) continue;
    const { value: score } = vetted.after;
    if (ideas.length > 0 && score < least) continue;
    taken.add(keyOf(subject));
    const words = scanWords(subject, 0, subject.length).length;
    others.push({ subject, reason: 'Worded by the model.', score, words });
  }
  return [...others, ...ideas].toSorted((a, b) => b.score - a.score).slice(0, mostIdeas);
}

function keyOf(subject: string): string {
  return subject.trim().toLowerCase();
}

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
