import type { Email } from '../document/email.ts';
import type { Candidate } from './candidate.ts';

const sentenceMark = /[.!?…\n]/u;

function isInside(candidate: Candidate, { start, end }: { start: number; end: number }): boolean {
  return candidate.start >= start && candidate.end <= end;
}

/** Whether a change stays within one sentence and leaves its end, or within the greeting or the subject. */
export function isWordChange(email: Email, candidate: Candidate): boolean {
  const { field, start, end, after } = candidate;
  if (start === end) return false;
  if (field === 'subject') return after.trim() !== '';
  const { greeting } = email;
  if (greeting && isInside(candidate, greeting)) return after.trim() !== '';
  const sentence = email.sentences.find((one) => isInside(candidate, one));
  if (!sentence || (start === sentence.start && end === sentence.end)) return false;
  const marks = (text: string) => text.split(sentenceMark).length;
  return marks(email.body.slice(start, end)) === marks(after);
}

/** Whether two emails have as many sentences, in as many paragraphs. */
export function hasSameFrame(one: Email, other: Email): boolean {
  return (
    one.sentences.length === other.sentences.length &&
    one.paragraphs.length === other.paragraphs.length &&
    one.paragraphs.every(
      ({ sentences }, at) => sentences.length === other.paragraphs[at]?.sentences.length,
    )
  );
}
