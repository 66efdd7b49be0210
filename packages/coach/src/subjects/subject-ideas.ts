import { emptyAdjectives } from '../lexicon/empty-praise.ts';
import { englishFunctionWords } from '../lexicon/function-words.ts';
import { genericWords } from '../lexicon/generic-words.ts';
import { generalNouns } from '../lexicon/topic-boundaries.ts';
import { senderPronouns } from '../relevance/parties.ts';
import type { Email } from '../text/email.ts';
import { findReaderCompany } from './find-reader-company.ts';
import { findTopics } from './find-topics.ts';
import { countedThings } from './counted-things.ts';
import type { PlainIdea } from './plain-idea.ts';
import { sentenceCase } from './sentence-case.ts';
import type { Topic } from './topic.ts';
import { trimSubject } from './trim-subject.ts';

const praise: ReadonlySet<string> = new Set(emptyAdjectives);
const fewestWords = 2;
const mostWords = 6;
const mostTopics = 8;

function ownedBy(company: string, thing: string): string {
  return `${company}${company.endsWith('s') ? '’' : '’s'} ${thing}`;
}

/** What stands in one sentence with the company, and not with "us", is surely about it. */
function nameCompany(email: Email, company: string, topic: Topic): PlainIdea[] {
  const isTogether = email.sentences.some(
    ({ text, words }) =>
      text.includes(company) &&
      !words.some(({ key }) => senderPronouns.has(key)) &&
      text.toLowerCase().includes(topic.bare.toLowerCase()),
  );
  const reason = `Names ${company} and the point.`;
  if (topic.kind === 'offer')
    return [
      { subject: `${topic.phrase.replace(/\b(?:your|their) /giu, '')} at ${company}`, reason },
    ];
  if (!isTogether) return [];
  if (topic.kind === 'matter') return [{ subject: `${topic.bare} at ${company}`, reason }];
  return [{ subject: ownedBy(company, topic.bare), reason }];
}

function nameTopic({ phrase, bare, kind, tail }: Topic): PlainIdea[] {
  if (kind === 'offer') {
    const reason = 'Says what the offer does.';
    return [{ subject: phrase.replace(/\btheir\b/giu, 'your'), reason }];
  }
  if (kind === 'matter') {
    return [
      { subject: bare, reason: 'The thing the email is about.' },
      { subject: `A question about ${bare}`, reason: 'Says what the question is about.' },
    ];
  }
  return [
    ...(tail
      ? [{ subject: `Your ${bare} ${tail}`, reason: 'Names the very thing of theirs.' }]
      : []),
    { subject: `Your ${bare}`, reason: 'About something of theirs.' },
    { subject: `A question about your ${bare}`, reason: 'Says what the question is about.' },
    { subject: `An idea for your ${bare}`, reason: 'Says what the idea is for.' },
  ];
}

/** "An innovative approach" could head any email. */
function saysSomething(subject: string): boolean {
  return (subject.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? []).some(
    (word) =>
      !englishFunctionWords.has(word) &&
      !genericWords.has(word) &&
      !generalNouns.has(word) &&
      !praise.has(word),
  );
}

function lastResorts(email: Email, company: string | null): PlainIdea[] {
  const readers = [company, email.addressee?.text].flatMap((name) =>
    name ? [name.slice(0, 1).toUpperCase() + name.slice(1)] : [],
  );
  return [
    ...readers.map((name) => ({ subject: `A question for ${name}`, reason: `Names ${name}.` })),
    ...readers.map((name) => ({ subject: `An idea for ${name}`, reason: `Names ${name}.` })),
    { subject: 'One small question', reason: 'Says how little is asked.' },
    { subject: 'A question for you', reason: 'Plain, and asks for an answer.' },
    { subject: 'An idea for you', reason: 'Plain, and no more than it is.' },
    { subject: 'A thought for you', reason: 'Plain, and short.' },
  ];
}

export function isRightLength(subject: string): boolean {
  const count = subject.split(/\s+/u).length;
  return count >= fewestWords && count <= mostWords;
}

/** Ideas as they come, without their scores; the likeliest first, each once. */
export function subjectIdeas(email: Email, startWithOwn = false): PlainIdea[] {
  const company = findReaderCompany(email);
  const topics = findTopics(email)
    .filter(({ kind, isThing }) => kind !== 'matter' || isThing === true)
    .slice(0, mostTopics);
  const ofCompany =
    company === null ? [] : topics.flatMap((topic) => nameCompany(email, company, topic));
  const found = [
    ...(startWithOwn ? trimSubject(email) : []),
    ...ofCompany.slice(0, 1),
    ...trimSubject(email),
    ...topics
      .filter(({ kind }) => kind !== 'matter')
      .flatMap((topic) => nameTopic(topic).slice(0, topic.tail ? 2 : 1)),
    ...countedThings(email),
    ...topics.flatMap((topic) => nameTopic(topic).slice(0, 1)).slice(0, 2),
    ...ofCompany.slice(1),
    ...topics.flatMap(nameTopic),
  ];
  const seen = new Set<string>();
  return [...found.filter(({ subject }) => saysSomething(subject)), ...lastResorts(email, company)]
    .map(({ subject, reason }) => ({ subject: sentenceCase(subject.trim(), email), reason }))
    .filter(({ subject }) => {
      const key = subject.toLowerCase();
      if (!isRightLength(subject) || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
