import { scanWords } from '../document/sentences.ts';
import { adoptRewrite, longestRead } from './adopt-rewrite.ts';
import type { Mend } from './adoption.ts';
import { inventedIn, sourcesIn } from './sources.ts';
import { fillBlanks } from './vetting.ts';
import { reduceMarkup, stripChatter, withoutTags } from './written.ts';
import { findBlanks, findMergeTags } from '../document/blanks.ts';
import { overlaps } from '../document/stretch.ts';
import type { Draft } from '../draft.ts';
import { lintSequence } from '../sequence/lint-sequence.ts';
import type { Sequence, SequenceMessage } from '../sequence/sequence.ts';
import type { SubjectIdea } from '../subjects/suggest-subjects.ts';

/** A text that can be shown, and what was mended in it. */
export type VettedText = { readonly text: string; readonly mended: readonly Mend[] };

/**
 * Vets the text of an email by another hand that is no rewrite, or only a part of one. Facts that `known` does not
 * hold become blanks, sentences with claims that it does not make are left out. A text of more than 60,000 characters
 * comes back empty. Never throws.
 *
 * @param known texts that facts may come from: the email, the thread, a brief, a profile.
 * @example
 * vetText('It costs £40 a month.', ['Our price is £30.']).text; // 'It costs [fill in: a figure] a month.'
 * vetText('It bakes bread. We are certified.', []).text; // 'It bakes bread.'
 */
export function vetText(text: string, known: readonly string[]): VettedText {
  if (text.length > longestRead) return { text: '', mended: [] };
  const sources = sourcesIn(known.join('\n\n'));
  const plain = reduceMarkup(stripChatter({ subject: null, body: text }), '', sources);
  const isMergeTag = (tag: string) => findMergeTags(tag).length + findBlanks(tag).length > 0;
  const { text: body, gone } = withoutTags(plain.body, isMergeTag);
  const { claims, facts } = inventedIn(body, sources);
  const left = facts.filter((fact) => !claims.some((claim) => overlaps(claim, fact)));
  const filled = fillBlanks(body, left, 'sentence', claims);
  return {
    text: filled
      .replace(/(?<![ \t])[ \t]+$/gmu, '')
      .replace(/\n{3,}/gu, '\n\n')
      .trim(),
    mended: [
      ...plain.mended,
      ...gone.map((tag): Mend => ({ kind: 'markup', text: tag.slice(0, 200) })),
      ...mendsOf('claim', claims),
      ...mendsOf('fact', left),
    ],
  };
}

function mendsOf(kind: Mend['kind'], why: readonly { readonly text: string }[]): Mend[] {
  return why.map(({ text }) => ({ kind, text }));
}

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
 * adoptSubjects({ subject: null, body: 'Hi Tom,\n\nWe count stock for shops.\n\nWorth a look?' }, [], ['Stock in 90 shops', '<b>Stock</b>', 'Stock counts for shops']).map((idea) => idea.subject); // ['Stock counts for shops']
 */
export function adoptSubjects(
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
    const adopted = adoptRewrite(read, { subject, body: read.body }, known);
    if (adopted.subject !== subject || adopted.mended.length > 0) continue;
    const { value: score } = adopted.after;
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
 * adoptFollowUps(draftSequence({ subject: null, body: 'Hi Tom,\n\nYou opened a second shop in Leeds in March. We count stock for 40 shops.' }), ['Hi Tom,\n\nWe saved Tesco £4m.']).messages.some(({ body }) => body.includes('Tesco')); // false
 */
export function adoptFollowUps(
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
  const { body, after, verdict, mended } = adoptRewrite(draft, { subject, body: written }, sources);
  const isClean = mended.length === 0 && findBlanks(body).length <= findBlanks(own.body).length;
  const isGood = (verdict === 'better' || verdict === 'equal') && after.value >= own.score;
  return isClean && isGood ? { ...own, body, score: after.value } : null;
}
