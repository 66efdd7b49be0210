import type { Email } from '../text/email.ts';
import { findReaderCompany } from './find-reader-company.ts';
import { findTopics } from './find-topics.ts';
import { countedThings } from './counted-things.ts';
import type { PlainIdea } from './plain-idea.ts';
import { properNames } from './proper-names.ts';
import { sentenceCase } from './sentence-case.ts';
import type { Topic } from './topic.ts';
import { trimSubject } from './trim-subject.ts';

const fewestWords = 2;
const mostWords = 6;
const mostTopics = 8;

function ownedBy(company: string, thing: string): string {
  return `${company}${company.endsWith('s') ? '’' : '’s'} ${thing}`;
}

function nameCompany(company: string, topic: Topic): PlainIdea {
  const reason = `Names ${company} and the point.`;
  const isTheirs = topic.kind === 'theirs' || topic.kind === 'noticed';
  if (isTheirs) return { subject: ownedBy(company, topic.bare), reason };
  const matter = topic.phrase.replace(/\b(?:your|their) /giu, '');
  const subject = topic.kind === 'offer' ? `${matter} at ${company}` : `${company} and ${matter}`;
  return { subject, reason };
}

function nameTopic({ phrase, bare, kind }: Topic): PlainIdea[] {
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
    { subject: `Your ${bare}`, reason: 'About something of theirs.' },
    { subject: `A question about your ${bare}`, reason: 'Says what the question is about.' },
    { subject: `An idea for your ${bare}`, reason: 'Says what the idea is for.' },
  ];
}

function lastResorts(email: Email, company: string | null): PlainIdea[] {
  const readers = [company, email.addressee?.text].filter((name) => name != null);
  return [
    ...readers.map((name) => ({ subject: `A question for ${name}`, reason: `Names ${name}.` })),
    ...readers.map((name) => ({ subject: `An idea for ${name}`, reason: `Names ${name}.` })),
    { subject: 'A question for you', reason: 'Plain, and asks for an answer.' },
    { subject: 'One small question', reason: 'Says how little is asked.' },
    { subject: 'An idea for you', reason: 'Plain, and no more than it is.' },
  ];
}

/** Ideas as they come, without their scores; the likeliest first, each once. */
export function subjectIdeas(email: Email, startWithOwn = false): PlainIdea[] {
  const company = findReaderCompany(email);
  const topics = findTopics(email).slice(0, mostTopics);
  const all = [
    ...(startWithOwn ? trimSubject(email) : []),
    ...(company === null ? [] : topics.map((topic) => nameCompany(company, topic)).slice(0, 1)),
    ...trimSubject(email),
    ...topics
      .filter(({ kind }) => kind !== 'matter')
      .flatMap((topic) => nameTopic(topic).slice(0, 1)),
    ...countedThings(email),
    ...topics.flatMap((topic) => nameTopic(topic).slice(0, 1)).slice(0, 2),
    ...properNames(email),
    ...(company === null ? [] : topics.slice(1).map((topic) => nameCompany(company, topic))),
    ...topics.flatMap(nameTopic),
    ...lastResorts(email, company),
  ];
  const seen = new Set<string>();
  return all
    .map(({ subject, reason }) => ({ subject: sentenceCase(subject.trim(), email), reason }))
    .filter(({ subject }) => {
      const count = subject.split(/\s+/u).length;
      const key = subject.toLowerCase();
      if (count < fewestWords || count > mostWords || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
