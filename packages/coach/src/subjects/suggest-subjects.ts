import { isEmail } from '../document/email.ts';
import { readDocument } from '../document/read-draft.ts';
import { scanWords } from '../document/sentences.ts';
import type { Draft } from '../draft.ts';
import { scoreValue } from '../score/score.ts';
import { type SubjectThought, subjectIdeas } from './subject-ideas.ts';

/** A subject line made from the writer's own words. */
export type SubjectIdea = {
  readonly subject: string;
  readonly words: number;
  /** Where this one comes from, in a plain sentence. */
  readonly reason: string;
  /** The whole email's score with this subject, 0 to 100; of a text longer than any email, its opening's. */
  readonly score: number;
};

/** Of a text longer than any email only the opening is read and weighed. */
const longestRead = 5_000;
const fewestWords = 5;

/**
 * Three to five different subjects for an email, made of its own words: those that name what it is about by the whole
 * email's score, then plain forms. Empty when the text is no English email, or has next to no words.
 *
 * @example
 * suggestSubjects({ subject: null, body: 'Hello.' }); // []
 */
export function suggestSubjects(draft: Draft): SubjectIdea[] {
  const read =
    draft.body.length > longestRead ? { ...draft, body: draft.body.slice(0, longestRead) } : draft;
  const { email } = readDocument(read);
  if (!isEmail(email.reading) || email.words.length < fewestWords) return [];
  const ideas = subjectIdeas(email);
  const scored = (isFiller: boolean) =>
    ideas.filter((idea) => idea.isFiller === isFiller).map((idea) => withScore(idea, read));
  return [...scored(false).toSorted((one, other) => other.score - one.score), ...scored(true)];
}

function withScore({ subject, reason }: SubjectThought, draft: Draft): SubjectIdea {
  const words = scanWords(subject, 0, subject.length).length;
  return { subject, reason, score: scoreValue({ ...draft, subject }), words };
}
