import { exclamationMarks } from '../../../rules/tone/exclamation-marks.ts';
import { fakeReply } from '../../../rules/caps/fake-reply.ts';
import { subjectCapitals } from '../../../rules/subject/subject-capitals.ts';
import { subjectLength } from '../../../rules/subject/subject-length.ts';
import { type PlainIdea, subjectIdeas } from '../../../subjects/subject-ideas.ts';
import { isCalledOut, spokenSubject } from '../../../subjects/spoken-subject.ts';
import type { Email } from '../../../document/email.ts';
import type { Candidate } from '../../candidate.ts';

const mostIdeas = 4;
const slightlyLong = 8;

type Defect = { readonly rule: string; readonly what: string };

function findDefect(email: Email): Defect | null {
  const count = email.subjectWords.length;
  if (fakeReply.check(email)) {
    return {
      rule: fakeReply.id,
      what: 'It looked like an answer to a talk that never took place.',
    };
  }
  if (subjectCapitals.check(email)) {
    return { rule: subjectCapitals.id, what: 'Capitals read as shouting.' };
  }
  if (isCalledOut(email)) {
    return { rule: exclamationMarks.id, what: 'Several exclamation marks read as shouting.' };
  }
  if (!subjectLength.check(email) || (count > 1 && count < slightlyLong)) return null;
  const what =
    count === 0
      ? 'There was no subject.'
      : count === 1
        ? 'One word says too little.'
        : `${count} words are cut off in most inboxes.`;
  return { rule: subjectLength.id, what };
}

function calmIdea(email: Email): PlainIdea[] {
  const subject = spokenSubject(email);
  return subject === '' ? [] : [{ subject, reason: 'These are your own words, said calmly.' }];
}

/** What would mend the subject, likeliest first; nothing when it has no defect. */
export function betterSubjects(email: Email, defect = findDefect(email)): PlainIdea[] {
  if (!defect) return [];
  const isWorded = defect.rule !== subjectLength.id;
  const isShort = email.subjectWords.length < slightlyLong;
  const thoughts = subjectIdeas(email, isWorded);
  const telling = thoughts.filter(({ isFiller }) => !isFiller);
  const ideas = (telling.length > 0 ? telling : thoughts).slice(0, mostIdeas);
  const calm = isWorded ? calmIdea(email) : [];
  return isShort ? [...calm, ...ideas] : [...ideas, ...calm];
}

/** Puts the best idea in place of a subject that is missing, too long, shouted or a pretended reply. */
export function fixSubject(email: Email): Candidate[] {
  const defect = findDefect(email);
  const isEmpty = email.words.length === 0 && email.subjectWords.length === 0;
  const standsInBody = email.subject === null && email.subjectLine !== null;
  if (!defect || isEmpty || standsInBody) return [];
  return betterSubjects(email, defect).map(({ subject, reason }) => ({
    field: 'subject',
    start: 0,
    end: email.subject?.length ?? 0,
    after: subject,
    rule: defect.rule,
    reason: `${defect.what} ${reason}`,
  }));
}
