import type { Profile } from '../../draft.ts';
import { findTopics } from '../../subjects/find-topics.ts';
import type { Email } from '../../document/email.ts';
import type { AskTopic } from './topic-of-ask.ts';

const plain: Readonly<Record<Profile, string>> = {
  general: 'Would this be of interest?',
  sales: 'Would this be of interest?',
  recruiting: 'Would you be open to hearing more?',
  pr: 'Would this be of interest?',
  link_building: 'Would you be open to this?',
  job_search: 'Would you be open to considering me?',
  fundraising: 'Is this something you would consider?',
};

/** Who sells nothing does not ask what is on the reader's list. */
const sellers: readonly Profile[] = ['general', 'sales'];

const wantsSomething =
  /\b(?:I|we)(?: would|['’]d)? (?:very much )?(?:like|love|want) to (?:interview|invite|contribute|collaborate|partner|write for|exchange|feature|visit|ask you|work with you|be (?:a )?part of)|\b(?:exchange links|link exchange|guest post|for my (?:thesis|research|dissertation))\b/iu;

/** Who asks for something asks whether the reader is open to it; nothing is said twice. */
function plainQuestion({ reading, body }: Email): string {
  if (wantsSomething.test(body)) return plain.link_building;
  const question = plain[reading.profile];
  if (!question.includes('of interest')) return question;
  return /\bof interest\b/iu.test(body) ? 'Would this be useful to you?' : question;
}

/** A question that one word can answer: "Is cutting fuel costs on your list?" */
export function interestQuestion(email: Email, topic: AskTopic | null): string {
  const { reading } = email;
  if (topic === null) return plainQuestion(email);
  switch (topic.kind) {
    case 'act':
      return sellers.includes(reading.profile)
        ? `Is ${topic.phrase} on your list?`
        : `Would it be useful to talk about ${topic.phrase}?`;
    case 'talk':
      return reading.profile === 'recruiting'
        ? `Would you be open to hearing more about ${topic.phrase}?`
        : `Would it be useful to talk about ${topic.phrase}?`;
    case 'see':
      return `Would it be useful to see ${topic.phrase}?`;
    case 'get':
      return `Would you like ${topic.phrase}?`;
  }
}

/** What the writer offers to do; of other topics a question sounds odd. */
export function topicForQuestion(email: Email): AskTopic | null {
  if (!sellers.includes(email.reading.profile)) return null;
  const topic = findTopics(email).find(({ kind }) => kind === 'offer');
  return topic ? { phrase: topic.phrase.replace(/\btheir\b/giu, 'your'), kind: 'act' } : null;
}
