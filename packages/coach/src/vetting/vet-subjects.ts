import { vetRewrite } from './vet-rewrite.ts';
import { scanWords } from '../document/sentences.ts';
import type { Draft } from '../draft.ts';
import type { SubjectIdea } from '../subjects/suggest-subjects.ts';

const mostIdeas = 5;
const mostRead = 8;
/** In characters; a suggestion that is longer is left out. */
const longestIdea = 100;
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
  const used = new Set([draft.subject ?? '', ...ideas.map(({ subject }) => subject)].map(keyOf));
  const others: SubjectIdea[] = [];
  for (const subject of written.slice(0, mostRead).map((one) => one.trim())) {
    if (used.has(keyOf(subject)) || unplain.test(subject)) continue;
    if (subject === '' || subject.length > longestIdea) continue;
    const vetted = vetRewrite(read, { subject, body: read.body }, known);
    if (vetted.subject !== subject || vetted.repaired.length > 0) continue;
    const { value: score } = vetted.after;
    if (ideas.length > 0 && score < least) continue;
    used.add(keyOf(subject));
    const words = scanWords(subject, 0, subject.length).length;
    others.push({ subject, reason: 'Worded by the model.', score, words });
  }
  return [...others, ...ideas].toSorted((a, b) => b.score - a.score).slice(0, mostIdeas);
}

function keyOf(subject: string): string {
  return subject.trim().toLowerCase();
}
