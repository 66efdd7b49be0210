import type { Draft } from '../draft.ts';
import { score } from '../score/score.ts';
import { parseEmail } from '../text/parse-email.ts';
import { subjectIdeas } from './subject-ideas.ts';

/** A subject line made from the writer's own words. */
export type SubjectIdea = {
  readonly subject: string;
  /** Why this one, in a few words: "Names their shop". */
  readonly reason: string;
  /** The whole email's score with this subject, 0 to 100. */
  readonly score: number;
};

const offered = 3;
const weighed = 6;
const fewestBodyWords = 5;

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

/** Up to three different subjects for the email, best first, from nothing but the writer's words. */
export function suggestSubjects(draft: Draft): SubjectIdea[] {
  const email = parseEmail(draft);
  if (email.words.length < fewestBodyWords) return [];
  const own = draft.subject?.trim().toLowerCase();
  const ideas = subjectIdeas(email).filter(({ subject }) => subject.toLowerCase() !== own);
  const different: typeof ideas = [];
  for (const idea of ideas) {
    if (different.length === weighed) break;
    if (!different.some(({ subject }) => resembles(subject, idea.subject))) different.push(idea);
  }
  const rest = ideas.filter((idea) => !different.includes(idea));
  return [...different, ...rest]
    .slice(0, Math.max(offered, different.length))
    .map((idea) => ({ ...idea, score: score({ ...draft, subject: idea.subject }).value }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, offered);
}
