import type { Email } from '../document/email.ts';
import { generalNouns } from '../lexicon/topics/topic-boundaries.ts';
import { emptyAdjectives } from '../lexicon/wording/empty-praise.ts';
import { acronyms } from '../lexicon/words/acronyms.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import { genericWords } from '../lexicon/words/generic-words.ts';
import { senderPronouns } from '../relevance/parties.ts';
import { ownSubject } from '../rewrite/edit.ts';
import { namePhrases } from './find-phrases.ts';
import { type WeighedIdea } from './idea.ts';
import { findReaderCompany } from './find-reader-company.ts';
import { type Topic, countedThings, findTopics } from './find-topics.ts';
import type { PlainIdea } from './idea.ts';
import { isWhole } from './is-whole.ts';
import { everyReaders, numericClauses, ofTheAsking, ownedBy } from './phrases.ts';
import { trimSubject } from './trim-subject.ts';

/** Sentence case: one capital at the start; names, days and acronyms keep theirs. */
function sentenceCase(text: string, email: Email): string {
  const names = new Set(
    [...email.protectedTokens, { kind: 'name', text: email.addressee?.text ?? '' }]
      .filter(({ kind }) => kind === 'name' || kind === 'date')
      .flatMap(({ text: name }) => name.toLowerCase().split(/[\s.]+/u)),
  );
  const words = text.split(' ').map((word) => {
    const bare = word.toLowerCase().replace(/['’]s$|[^\p{L}\p{N}]+$/gu, '');
    const isSpecial = /\p{Ll}\p{Lu}|\p{N}|^I\b|^\p{Lu}{2,5}\P{L}*$/u.test(word);
    return isSpecial || names.has(bare) ? word : word.toLowerCase();
  });
  const line = words.join(' ');
  return line.slice(0, 1).toUpperCase() + line.slice(1);
}

/** A subject that could be offered; `isFiller` when it would fit any email. */
export type SubjectThought = WeighedIdea & { readonly isFiller: boolean };

const anyRequest =
  /^(?:application|position|story|pitch|request|inquiry|enquiry|contribution|proposal|cooperation|collaboration|partnership|introduction|interview|invitation)$/u;

/** The subject for an email that names neither a reader nor a thing. */
export const forAnyone = 'One small question';

const praise: ReadonlySet<string> = new Set(emptyAdjectives);

const isWord = /^\p{L}[\p{L}-]*$/u;

const fewestWords = 2;

const mostWords = 6;

const mostTopics = 8;

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

function nameTopic({ phrase, bare, kind }: Topic): PlainIdea[] {
  if (kind === 'offer') {
    const reason = 'Says what the offer does.';
    return [{ subject: phrase.replace(/\btheir\b/giu, 'your'), reason }];
  }
  const isOfAsking = ofTheAsking.test(bare.split(' ').at(-1)?.toLowerCase() ?? '');
  if (kind === 'matter' || everyReaders.test(bare) || isOfAsking) return [];
  return [
    { subject: `Your ${bare}`, reason: 'About something of theirs.' },
    { subject: `A question about your ${bare}`, reason: 'Says what the question is about.' },
  ];
}

/** "An innovative approach" could head any email. */
function saysSomething(subject: string): boolean {
  return (subject.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? []).some(
    (word) =>
      !englishFunctionWords.has(word) &&
      !genericWords.has(word) &&
      !generalNouns.has(word) &&
      !anyRequest.test(word) &&
      !praise.has(word),
  );
}

/** What fits any email: a question for somebody by name, else for anyone. */
function lastResorts(email: Email, company: string | null): PlainIdea[] {
  const readers = [email.addressee?.text, company].flatMap((name) => (name ? [called(name)] : []));
  const named = readers.map((name) => ({
    subject: `A question for ${name}`,
    reason: `Names ${name}.`,
  }));
  return named.length > 0 ? named : [{ subject: forAnyone, reason: 'The email names nothing.' }];
}

function called(name: string): string {
  return / team$/iu.test(name) ? `the ${name}` : name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** "Donation" → "Donation: a question for Mr Bevan" */
function ownWord(email: Email, reader: string | null): PlainIdea[] {
  const own = email.subjectWords.length === 1 ? ownSubject(email.subject) : null;
  if (own === null || !isWord.test(own)) return [];
  const word = acronyms.has(own.toLowerCase()) ? own.toUpperCase() : own;
  const question = reader === null ? 'one small question' : `a question for ${reader}`;
  return [{ subject: `${word}: ${question}`, reason: 'Your own word, and how little is asked.' }];
}

export function isRightLength(subject: string): boolean {
  const count = subject.split(/\s+/u).length;
  return count >= fewestWords && count <= mostWords;
}

/** How likely each kind of idea is to be the point, on the scale of `namePhrases`. */
const weights = {
  own: 9.2,
  ownButGeneral: 2,
  ownWord: 3.2,
  /** The body speaks of it too. */
  ownWordSaid: 7,
  company: 9,
  offerToCompany: 8.5,
  theirs: 3.5,
  offer: 3,
  offerForReader: 6.5,
  counted: 1.6,
};

/** The ideas that the email's own words give, likeliest first. */
function tellingIdeas(email: Email, company: string | null): WeighedIdea[] {
  const topics = findTopics(email)
    .filter(({ kind, isThing }) => kind !== 'matter' || isThing === true)
    .slice(0, mostTopics);
  const weigh = (weight: number) => (idea: PlainIdea) => ({ ...inCase(idea, email), weight });
  const ofTopics = topics.flatMap((topic) => {
    const { kind } = topic;
    const named = company === null ? [] : nameCompany(email, company, topic);
    const ofOffer = /\b(?:your|their)\b/iu.test(topic.phrase)
      ? weights.offerForReader
      : weights.offer;
    const weight = kind === 'offer' ? ofOffer : weights.theirs;
    return [
      ...named.map(weigh(kind === 'offer' ? weights.offerToCompany : weights.company)),
      ...nameTopic(topic).map((idea, at) => ({ ...weigh(weight)(idea), weight: weight - at })),
    ];
  });
  const own = trimSubject(email).map((idea) =>
    weigh(saysSomething(idea.subject) ? weights.own : weights.ownButGeneral)(idea),
  );
  const things = [
    ...ofTopics,
    ...namePhrases(email),
    ...countedThings(email).map(weigh(weights.counted)),
  ].filter(({ subject }) => isWhole(subject, email));
  const telling = [...things, ...numericClauses(email)].filter(({ subject }) =>
    saysSomething(subject),
  );
  const isSaid = email.words.some(({ key }) => key === email.subjectWords[0]?.key);
  const word = ownWord(email, company ?? email.addressee?.text ?? null).map(
    weigh(isSaid ? weights.ownWordSaid : weights.ownWord),
  );
  return [...own, ...word, ...telling].toSorted((one, other) => other.weight - one.weight);
}

function inCase({ subject, reason }: PlainIdea, email: Email): PlainIdea {
  return { subject: sentenceCase(subject.replace(/\s+/gu, ' ').trim(), email), reason };
}

/** Ideas as they come, without their scores; the likeliest first, each once, the ones that fit any email last. */
export function subjectIdeas(email: Email, startWithOwn = false): SubjectThought[] {
  const company = findReaderCompany(email);
  const own = startWithOwn
    ? trimSubject(email).map((idea) => ({ ...inCase(idea, email), weight: weights.own }))
    : [];
  const telling = [...own, ...tellingIdeas(email, company)].map((idea) => ({
    ...idea,
    isFiller: false,
  }));
  const fillers = lastResorts(email, company).map((idea) => ({
    ...inCase(idea, email),
    weight: 0,
    isFiller: true,
  }));
  const seen = new Set<string>();
  return [...telling, ...fillers].filter(({ subject }) => {
    const key = subject.toLowerCase();
    if (!isRightLength(subject) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
