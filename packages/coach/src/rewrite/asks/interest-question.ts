import { findTopics } from '../../subjects/find-topics.ts';
import type { Profile } from '../../draft.ts';
import type { Email } from '../../text/email.ts';

const endings: Readonly<Record<Profile, string>> = {
  general: 'be worth a short conversation',
  sales: 'be worth a short conversation',
  recruiting: 'be worth a short conversation',
  pr: 'be worth a closer look',
  link_building: 'be worth a closer look',
  job_search: 'be worth a short conversation',
  fundraising: 'be worth a short conversation',
};

/** A question that one word can answer: "Would cutting fuel costs be worth a short conversation?" */
export function interestQuestion(email: Email, phrase: string | null): string {
  return phrase === null
    ? 'Would this be of interest?'
    : `Would ${phrase} ${endings[email.reading.profile]}?`;
}

/** What the writer offers to do, or what they noticed; other topics make odd questions. */
export function topicForQuestion(email: Email): string | null {
  const topic = findTopics(email).find(({ kind }) => kind === 'offer' || kind === 'noticed');
  return topic?.phrase.replace(/\btheir\b/giu, 'your') ?? null;
}
