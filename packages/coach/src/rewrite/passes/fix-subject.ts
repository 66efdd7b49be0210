import { subjectIdeas } from '../../subjects/subject-ideas.ts';
import type { Email } from '../../text/email.ts';
import type { Candidate } from '../candidate.ts';

const mostWords = 8;
const fakeReply = /^\s*(?:re|fwd?)\s*:/iu;
const mostIdeas = 3;

type Defect = { readonly rule: string; readonly what: string };

function countOf(words: number): string {
  return words === 1 ? '1 word' : `${words} words`;
}

function findDefect(email: Email): Defect | null {
  const subject = email.subject?.trim() ?? '';
  const count = email.subjectWords.length;
  if (subject === '') return { rule: 'subject-length', what: 'There was no subject.' };
  if (fakeReply.test(subject) && !email.quotedThread) {
    return {
      rule: 'fake-reply',
      what: 'It looked like an answer to a talk that never took place.',
    };
  }
  if (subject.length >= 10 && subject === subject.toUpperCase() && /\p{Lu}/u.test(subject)) {
    return { rule: 'subject-caps', what: 'Capitals read as shouting.' };
  }
  if (count > mostWords) {
    return { rule: 'subject-length', what: `${countOf(count)} are cut off in most inboxes.` };
  }
  return null;
}

/** Puts the best idea in place of a subject that is missing, too long, shouted or a pretended reply. */
export function fixSubject(email: Email): Candidate[] {
  const defect = findDefect(email);
  if (!defect) return [];
  const subject = email.subject ?? '';
  return subjectIdeas(email)
    .slice(0, mostIdeas)
    .map(({ subject: after, reason }) => ({
      field: 'subject',
      start: 0,
      end: subject.length,
      after,
      rule: defect.rule,
      reason: `${defect.what} ${reason}`,
    }));
}
