import { findTopics } from '../../subjects/find-topics.ts';
import type { Topic } from '../../subjects/find-topics.ts';
import type { Email } from '../../text/email.ts';

const endings: Readonly<Record<Email['profile'], string>> = {
  general: 'worth a short conversation',
  sales: 'worth a short conversation',
  recruiting: 'worth a short conversation',
  pr: 'worth a closer look',
  link_building: 'worth a closer look',
};

/** "costs", but not "process" or "cutting costs": such a word wants "are" or "is" by its sense. */
function mayBePlural(phrase: string): boolean {
  if (/^\p{L}+ing\b/u.test(phrase)) return false;
  const head = phrase.split(/ (?:of|for|on|at|in|to|with|from) /u)[0] ?? phrase;
  return /s$/u.test(head) || / and /u.test(phrase);
}

/** A question that one word can answer: "Is cutting fuel costs worth a short conversation?" */
export function interestQuestion(email: Email, phrase: string | null): string {
  const ending = endings[email.profile];
  if (phrase === null) return `Would this be ${ending}?`;
  return mayBePlural(phrase) ? `Would ${phrase} be ${ending}?` : `Is ${phrase} ${ending}?`;
}

const surest = 4;

/** The writer's own topic, when it is sure enough to be put in a question. */
export function topicForQuestion(email: Email): string | null {
  const isFit = ({ kind, weight }: Topic) =>
    kind === 'offer' || (kind === 'theirs' && weight >= surest);
  const topic = findTopics(email).find(isFit);
  return topic?.phrase.replace(/\btheir\b/giu, 'your') ?? null;
}
