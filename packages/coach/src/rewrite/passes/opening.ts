import type { Email } from '../../document/email.ts';
import { stockOpeners } from '../../lexicon/wording/filler-sentences.ts';
import { findReplyMark } from '../../document/protected-tokens.ts';
import type { Candidate } from '../edit.ts';
import { capitalise, cutSentence, newlineOf } from '../wording.ts';
import { readEmail } from '../../document/read-draft.ts';
import { fakeReply } from '../../rules/fake-reply.ts';
import { greeting as greetingRule } from '../../rules/greeting.ts';
import { plainWords as plainWordsRule } from '../../rules/plain-words.ts';
import { shouting } from '../../rules/shouting.ts';
import { subject as subjectRule } from '../../rules/subject.ts';
import { isCalledOut, spokenSubject } from '../../subjects/spoken-subject.ts';
import { subjectIdeas } from '../../subjects/subject-ideas.ts';
import { type PlainIdea } from '../../subjects/idea.ts';

const mostIdeas = 4;
const slightlyLong = 8;

const fewestCapitals = 10;

/** "CHEAP OVENS FOR LEEDS", and not "NHS IT". */
function isInCapitals({ subject }: Email): boolean {
  const bare = (subject ?? '').slice(findReplyMark(subject ?? '')?.end ?? 0).trim();
  return (
    bare.length >= fewestCapitals &&
    /\s/u.test(bare) &&
    bare === bare.toUpperCase() &&
    /\p{Lu}/u.test(bare)
  );
}

type Defect = { readonly rule: string; readonly what: string };

function findDefect(email: Email): Defect | null {
  const count = email.subjectWords.length;
  if (fakeReply.find(readEmail(email))) {
    return {
      rule: fakeReply.id,
      what: 'It looked like an answer to a talk that never took place.',
    };
  }
  if (isInCapitals(email)) {
    return { rule: shouting.id, what: 'Capitals read as shouting.' };
  }
  if (isCalledOut(email)) {
    return { rule: shouting.id, what: 'Several exclamation marks read as shouting.' };
  }
  if (!subjectRule.find(readEmail(email)) || (count > 1 && count < slightlyLong)) return null;
  const what =
    count === 0
      ? 'There was no subject.'
      : count === 1
        ? 'One word says too little.'
        : `${count} words are cut off in most inboxes.`;
  return { rule: subjectRule.id, what };
}

function calmIdea(email: Email): PlainIdea[] {
  const subject = spokenSubject(email);
  return subject === '' ? [] : [{ subject, reason: 'These are your own words, said calmly.' }];
}

/** What would mend the subject, likeliest first; nothing when it has no defect. */
export function betterSubjects(email: Email, defect = findDefect(email)): PlainIdea[] {
  if (!defect) return [];
  const isWorded = defect.rule !== subjectRule.id;
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

/** "Dear" goes with a surname as well. */
function nameFor(hello: string): string {
  return hello === 'Dear' ? '[fill in: their name]' : '[fill in: first name]';
}

function firstWord(greeting: string): string {
  const found = /^(?:hi|hello|hey|dear)\b/iu.exec(greeting)?.[0] ?? 'Hi';
  return /^\p{Lu}{2}/u.test(found) ? capitalise(found.toLowerCase()) : found;
}

/** A greeting that could meet anyone, or none at all, gets a place for the reader's name. */
export function fixGreeting(email: Email): Candidate[] {
  const start = email.paragraphs[0]?.start;
  if (start === undefined || !greetingRule.find(readEmail(email))) return [];
  const { greeting } = email;
  const line = newlineOf(email.body);
  const hello = firstWord(greeting?.text ?? '');
  const rule = greetingRule.id;
  if (greeting) {
    const reason = `“${greeting.text}” greets nobody in particular.`;
    const span = { field: 'body', start: greeting.start, end: greeting.end } as const;
    return [{ ...span, after: `${hello} ${nameFor(hello)},`, rule, reason }];
  }
  const reason = 'There was no greeting; a name at the top shows it is meant for one person.';
  return [
    { field: 'body', start, end: start, after: `Hi ${nameFor('Hi')},${line}${line}`, rule, reason },
  ];
}

/** Takes out a courtesy that stands where the point should. */
export function cutStockOpener(email: Email): Candidate[] {
  const [first] = email.sentences;
  if (!first || !isStockOpener(first.text)) return [];
  const change = cutSentence(email, first);
  if (!change) return [];
  const reason = 'The first line is what the inbox shows; this one could open any email.';
  return [{ ...change, rule: plainWordsRule.id, reason }];
}

function isStockOpener(sentence: string): boolean {
  const bare = sentence.replace(/[.!?…,\s]+$/u, '');
  return stockOpeners.some((opener) => opener.test(bare));
}
