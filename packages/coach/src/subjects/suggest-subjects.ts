import { findMergeTags } from '../document/blanks.ts';
import { type Email, isEmail } from '../document/email.ts';
import { parseEmail } from '../document/parse-email.ts';
import { scanWords } from '../document/sentences.ts';
import type { Draft } from '../draft.ts';
import { ownSubject } from '../rewrite/edit.ts';
import { betterSubjects } from '../rewrite/passes/opening.ts';
import { score } from '../score/score.ts';
import type { PlainIdea } from './idea.ts';
import { type SubjectThought, forAnyone, isRightLength, subjectIdeas } from './subject-ideas.ts';
import { small } from './trim-subject.ts';

/** A subject line made from the writer's own words. */
export type SubjectIdea = {
  readonly subject: string;
  readonly words: number;
  /** Why this one, in a few words: "Names their shop". */
  readonly reason: string;
  /** The whole email's score with this subject, 0 to 100; of a text longer than any email, its opening's. */
  readonly score: number;
};

const few = 3;

/** Two that name something need no third that would fit any email. */
const enough = 2;

const mostIdeas = 5;

const kept = 'Your own; the email names nothing that would make a better one.';

/** A fourth and a fifth idea are offered only when they are near the point. */
const worthAFourth = 2;

const fewestBodyWords = 5;

/** Of a text longer than any email only the opening is read and weighed. */
const longestRead = 5_000;

/** The words that tell one subject from another; all of them when only small ones are there. */
function wordsOf(subject: string): ReadonlySet<string> {
  const found = subject.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = found.map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''));
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

/** Without a merge tag or what is left of one. */
function isClean(subject: string): boolean {
  return !/[{}[\]<>|*]/u.test(subject) && findMergeTags(subject).length === 0;
}

/** Ideas in the order in which a rewrite would try them, without the subject the draft has. */
function ideasFor(email: Email): SubjectThought[] {
  const better = betterSubjects(email)
    .filter(({ subject }, at) => isClean(subject) && (at === 0 || isRightLength(subject)))
    .map((idea) => ({ ...idea, weight: worthAFourth, isFiller: false }));
  const ideas = subjectIdeas(email).filter(({ subject }) => isClean(subject));
  const fillers = new Set(ideas.filter(({ isFiller }) => isFiller).map(({ subject }) => subject));
  const mayRepeat = better.length > 0 || email.subjectWords.length === 1;
  const taken = new Set(better.map(({ subject }) => subject.toLowerCase()));
  taken.add(email.subject?.trim().toLowerCase() ?? '');
  return [
    ...better.map((idea) => ({ ...idea, isFiller: fillers.has(idea.subject) })),
    ...ideas.filter(
      ({ subject, isFiller }) =>
        !taken.has(subject.toLowerCase()) &&
        (mayRepeat || isFiller || !resembles(subject, email.subject ?? '')),
    ),
  ];
}

/** The first few that are not alike. */
function different(ideas: readonly SubjectThought[], many: number): SubjectThought[] {
  const found: SubjectThought[] = [];
  for (const idea of ideas) {
    if (found.length === many) break;
    if (!found.some(({ subject }) => resembles(subject, idea.subject))) found.push(idea);
  }
  return found;
}

/**
 * Up to five different subjects for the email, best first, from nothing but the writer's words; the writer's own alone
 * when the email names nothing better.
 * Empty when the text is no English email, or too short to tell what it is about.
 *
 * @example
 * suggestSubjects({ subject: null, body: 'Hello.' }); // []
 */
export function suggestSubjects(draft: Draft): SubjectIdea[] {
  const read = { ...draft, body: draft.body.slice(0, longestRead) };
  const email = parseEmail(read);
  if (!isEmail(email.reading) || email.words.length < fewestBodyWords) return [];
  const ideas = ideasFor(email);
  const scored = ({ subject, reason }: PlainIdea): SubjectIdea => {
    const words = scanWords(subject, 0, subject.length).length;
    return { subject, reason, score: score({ ...read, subject }).value, words };
  };
  const telling = different(
    ideas.filter(({ isFiller }) => !isFiller),
    mostIdeas,
  )
    .filter(({ weight }, at) => at < few || weight >= worthAFourth)
    .map(scored)
    .toSorted((a, b) => b.score - a.score);
  const own = telling.length === 0 ? soundSubject(email) : null;
  if (own !== null) return [scored({ subject: own, reason: kept })];
  const filler = ideas.filter(({ isFiller }) => isFiller).map(scored)[0];
  const isWanted =
    filler !== undefined &&
    !telling.some(({ subject }) => resembles(subject, filler.subject)) &&
    (telling.length === 0 || (telling.length < enough && filler.subject !== forAnyone));
  return isWanted ? [...telling, filler] : telling;
}

/** The writer's own subject when it names something and nothing in it is to be mended. */
function soundSubject(email: Email): string | null {
  const own = ownSubject(email.subject)?.replace(/\s+/gu, ' ') ?? '';
  const isSound = isRightLength(own) && isClean(own) && betterSubjects(email).length === 0;
  return isSound ? own : null;
}
