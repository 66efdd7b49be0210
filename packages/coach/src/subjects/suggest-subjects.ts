import type { Draft } from '../draft.ts';
import { score } from '../score/score.ts';
import { betterSubjects } from '../rewrite/passes/opening/fix-subject.ts';
import type { Email } from '../text/email.ts';
import { findMergeTags } from '../text/tokens/find-merge-tags.ts';
import { parseEmail } from '../text/parse-email.ts';
import { isEmail } from '../text/reading/reading.ts';
import type { PlainIdea } from './plain-idea.ts';
import { isRightLength, subjectIdeas } from './subject-ideas.ts';

/** A subject line made from the writer's own words. */
export type SubjectIdea = {
  readonly subject: string;
  /** Why this one, in a few words: "Names their shop". */
  readonly reason: string;
  /** The whole email's score with this subject, 0 to 100; of a text longer than any email, its opening's. */
  readonly score: number;
};

const offered = 3;
const weighed = 6;
const fewestBodyWords = 5;

/** Of a text longer than any email only the opening is read and weighed. */
const longestRead = 5_000;

const small = new Set('a an the your for of about at on to s question idea'.split(' '));

/** The words that tell one subject from another; all of them when only small ones are there. */
function wordsOf(subject: string): ReadonlySet<string> {
  const words = subject.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !small.has(word));
  return new Set(telling.length > 0 ? telling : words);
}

/** Whether one idea merely repeats another with a word more. */
function resembles(one: string, other: string): boolean {
  const first = wordsOf(one);
  const second = wordsOf(other);
  const both = [...first].filter((word) => second.has(word)).length;
  return both / Math.min(first.size, second.size) > 0.75;
}

/** Ideas in the order in which a rewrite would try them, without the subject the draft has. */
function ideasFor(email: Email): PlainIdea[] {
  const better = betterSubjects(email).filter(
    ({ subject }) => findMergeTags(subject).length === 0 && isRightLength(subject),
  );
  const taken = new Set(better.map(({ subject }) => subject.toLowerCase()));
  taken.add(email.subject?.trim().toLowerCase() ?? '');
  return [
    ...better,
    ...subjectIdeas(email).filter(({ subject }) => !taken.has(subject.toLowerCase())),
  ];
}

/** Up to three different subjects for the email, best first, from nothing but the writer's words. */
export function suggestSubjects(draft: Draft): SubjectIdea[] {
  const read = { ...draft, body: draft.body.slice(0, longestRead) };
  const email = parseEmail(read);
  if (email.words.length < fewestBodyWords || !isEmail(email.reading)) return [];
  const ideas = ideasFor(email);
  const different: PlainIdea[] = [];
  for (const idea of ideas) {
    if (different.length === weighed) break;
    if (!different.some(({ subject }) => resembles(subject, idea.subject))) different.push(idea);
  }
  const rest = ideas.filter((idea) => !different.includes(idea));
  return [...different, ...rest]
    .slice(0, Math.max(offered, different.length))
    .map((idea) => ({ ...idea, score: score({ ...read, subject: idea.subject }).value }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, offered);
}
