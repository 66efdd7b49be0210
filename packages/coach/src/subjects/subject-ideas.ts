import type { Email } from '../text/email.ts';
import { findReaderCompany } from './find-reader-company.ts';
import { findTopics } from './find-topics.ts';
import type { Topic } from './find-topics.ts';
import { namedThings } from './named-things.ts';
import { sentenceCase } from './plain-case.ts';
import { trimSubject } from './trim-subject.ts';

export type PlainIdea = { readonly subject: string; readonly reason: string };

const fewestWords = 2;
const mostWords = 6;

function withCompany(company: string, topics: readonly Topic[]): PlainIdea[] {
  const [first] = topics.filter(({ kind }) => kind === 'theirs');
  const [offer] = topics.filter(({ kind }) => kind === 'offer');
  const ideas: PlainIdea[] = [];
  const reason = `Names ${company} and the point.`;
  if (first) ideas.push({ subject: `${company}’s ${first.bare}`, reason });
  if (offer) ideas.push({ subject: offer.phrase.replace(/\byour\b/giu, `${company}’s`), reason });
  if (offer)
    ideas.push({
      subject: `${offer.phrase.replace(/\b(?:your|their) /giu, '')} at ${company}`,
      reason,
    });
  return ideas;
}

function aboutTopics(topics: readonly Topic[]): PlainIdea[] {
  return topics.flatMap(({ phrase, bare, kind }): PlainIdea[] => {
    if (kind === 'offer') {
      return [
        { subject: phrase.replace(/\btheir\b/giu, 'your'), reason: 'Says what the offer does.' },
        {
          subject: `${phrase.replace(/\btheir\b/giu, 'your')}?`,
          reason: 'Asks about the offer itself.',
        },
      ];
    }
    if (kind === 'theirs') {
      return [
        {
          subject: /^your\b/iu.test(phrase) ? phrase : `Your ${bare}`,
          reason: 'About something of theirs.',
        },
        { subject: `A question about your ${bare}`, reason: 'Says what the question is about.' },
        { subject: `About your ${bare}`, reason: 'Plain, and about something of theirs.' },
      ];
    }
    return [
      { subject: phrase, reason: 'The thing the email is about.' },
      { subject: `About ${phrase}`, reason: 'Says what the email is about.' },
    ];
  });
}

function lastResorts(email: Email, company: string | null): PlainIdea[] {
  const name = email.addressee?.text;
  const ideas: PlainIdea[] = [];
  if (company) ideas.push({ subject: `A question for ${company}`, reason: `Names ${company}.` });
  if (company) ideas.push({ subject: `An idea for ${company}`, reason: `Names ${company}.` });
  if (name)
    ideas.push({ subject: `A question for ${name}`, reason: 'Plain, and asks for an answer.' });
  return [
    ...ideas,
    { subject: 'A question for you', reason: 'Plain, and asks for an answer.' },
    { subject: 'One small question', reason: 'Says how little is asked.' },
    { subject: 'A short question', reason: 'Says how little is asked.' },
  ];
}

/** Ideas as they come, without their scores; the likeliest first, each once. */
export function subjectIdeas(email: Email): PlainIdea[] {
  const company = findReaderCompany(email);
  const topics = findTopics(email).slice(0, 6);
  const all = [
    ...(company ? withCompany(company, topics) : []),
    ...trimSubject(email),
    ...aboutTopics(topics.slice(0, 1)),
    ...namedThings(email),
    ...aboutTopics(topics.slice(1)),
    ...lastResorts(email, company),
  ];
  const seen = new Set<string>();
  return all
    .map(({ subject, reason }) => ({ subject: sentenceCase(subject.trim(), email), reason }))
    .filter(({ subject }) => {
      const count = subject.split(/\s+/u).length;
      const key = subject.toLowerCase().replace(/\?$/u, '');
      if (count < fewestWords || count > mostWords || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
