import { isQuestion } from '../document/asks.ts';
import { findMergeTags } from '../document/merge-tags.ts';
import type { Email } from '../document/email.ts';
import { readEmail } from '../document/read-draft.ts';
import type { Profile } from '../draft.ts';
import { readerCompanyOf } from './reader-company.ts';
import { calmed, opened, spokenSubject, tellingIn } from './spoken-subject.ts';
import { type Topic, isTopicAsked, tellingOf, topicsOf } from './topics.ts';

/** A subject as it was thought of, before it is weighed. */
type PlainIdea = { readonly subject: string; readonly reason: string };

/** A subject that could be offered; `isFiller` when it is a plain form that many emails could have. */
export type SubjectThought = PlainIdea & { readonly weight: number; readonly isFiller: boolean };

const [few, mostIdeas] = [3, 5];
/** What the first topic must weigh, and each further one. */
const [least, leastOfMore] = [2.3, 3.5];
/** What a subject must tell to name something, and how much of it a part must keep. */
const [naming, mostOfIt] = [0.6, 0.6];
const [ownWeight, postWeight] = [9, 8];

/** Subjects for an email: those that name what it is about, likeliest first, then plain forms up to three. */
export function subjectIdeas(email: Email): SubjectThought[] {
  const topics = topicsOf(readEmail(email)).filter(({ isClear }) => isClear);
  const company = readerCompanyOf(readEmail(email));
  const own = (email.subject ?? '').trim().replace(/\s+/gu, ' ');
  const telling = [
    ...ownIdeas(email),
    ...application(email, topics),
    ...named(topics[0], company, email),
    ...topics.flatMap((topic) => ofTopic(topic, email)),
  ];
  const ideas: SubjectThought[] = [];
  for (const { weight, ...idea } of telling) {
    const subject = opened(calmed(idea.subject, email));
    const isWanted = weight >= (ideas.length === 0 || weight === ownWeight ? least : leastOfMore);
    if (!isWanted || !isSound(subject) || isSame(subject, own) || ideas.length === mostIdeas)
      continue;
    if (!ideas.some((one) => resembles(one.subject, subject)))
      ideas.push({ ...idea, subject, weight, isFiller: false });
  }
  for (const { reason, ...filler } of plainForms(email, topics, company)) {
    const subject = opened(calmed(filler.subject, email));
    if (ideas.length >= few || !isSound(subject)) continue;
    if (!ideas.some((one) => isSame(one.subject, subject)))
      ideas.push({ subject, reason, weight: 0, isFiller: true });
  }
  return ideas;
}

type Weighed = PlainIdea & { readonly weight: number };

/** The writer's own subject, as one would say it. */
function ownIdeas(email: Email): Weighed[] {
  const spoken = spokenSubject(email);
  if (isSound(spoken))
    return [{ subject: spoken, reason: 'Your own subject, said calmly.', weight: ownWeight }];
  const [subject = ''] = spoken.split(/:\s|,\s|\s[-–—|]+\s|\s\(|[.?!]\s/u);
  if (!isSound(subject) || tellingIn(subject) <= mostOfIt * tellingIn(spoken)) return [];
  return [{ subject, reason: 'Your own subject up to its first stop.', weight: ownWeight }];
}

const post = /(?:^| )(?:role|position|job|post|vacancy|internship|apprenticeship|placement)$/u;
const applying = /\bappl(?:y|ying|ied|ication)\b/iu;

function application({ reading, subject }: Email, topics: readonly Topic[]): Weighed[] {
  if (reading.profile !== 'job_search') return [];
  const role = topics.find(
    ({ bare, sentence }) =>
      post.test(bare) &&
      !/ (?:at|on|in|for|of|with) /u.test(bare) &&
      applying.test(sentence?.text ?? subject ?? ''),
  );
  const reason = 'It names the role you apply for.';
  return role ? [{ subject: `Application: ${role.bare}`, reason, weight: postWeight }] : [];
}

/** "Fernhill: slow pages" */
function named(topic: Topic | undefined, company: string | null, email: Email): Weighed[] {
  if (company === null || !topic || topic.isTheirs || isTopicAsked(topic, email)) return [];
  if (/^\p{Lu}/u.test(topic.text)) return [];
  const reason = `It names ${company} and what the email is about.`;
  return [{ subject: `${company}: ${topic.text}`, reason, weight: topic.weight }];
}

function ofTopic(topic: Topic, email: Email): Weighed[] {
  const { text, weight, sentence } = topic;
  const own = email.subject ?? '';
  const isTorn = tellingIn(text) < mostOfIt * tellingIn(own);
  if (sentence === null && isTorn) return [];
  const subject = isTopicAsked(topic, email) ? `${text}?` : text;
  return [{ subject, reason: reasonOf(topic, email), weight }];
}

function reasonOf(topic: Topic, email: Email): string {
  if (topic.sentence === null) return 'Your own subject, cut to the thing it names.';
  if (topic.isTheirs) return 'It names something of theirs.';
  if (isTopicAsked(topic, email)) return 'It is in what you ask.';
  if (topic.mentions > 0) return 'You come back to it.';
  return 'A thing that the email names, in its own words.';
}

const forms: Readonly<Record<Profile, string>> = {
  general: 'A note for',
  sales: 'An idea for',
  pr: 'A story for',
  recruiting: 'A role for',
  link_building: 'A suggestion for',
  job_search: 'An application to',
  fundraising: 'A request to',
};

/** What is plain and true of the email; the more it says, the earlier. */
function plainForms(email: Email, topics: readonly Topic[], company: string | null): PlainIdea[] {
  const { profile, isProfileGuessed } = email.reading;
  const own = spokenSubject(email);
  const topic = topics.find(
    ({ determiner, weight, text }) =>
      weight > leastOfMore &&
      tellingIn(text) > naming &&
      (determiner === null ? manyThings.test(text) : /^(?:the|your|our|my)$/u.test(determiner)),
  );
  const asks = email.sentences.some(isQuestion);
  const isAboutOne = email.asks.some(({ kind }) => kind === 'question');
  const name = addresseeOf(email) ?? company;
  const writer = email.signature?.text.split('\n')[0]?.trim() ?? '';
  const form = asks ? 'A question for' : isProfileGuessed ? 'A note for' : forms[profile];
  const reason = 'Your own subject, which names what the email is about.';
  const about = `${isAboutOne ? 'A question about' : 'About'} ${topic?.text ?? ''}`;
  const all: readonly (readonly [boolean, string, string])[] = [
    [tellingIn(own) > naming, own, reason],
    [topic !== undefined, about, 'It says plainly what the email is about.'],
    [name !== null, `${form} ${name ?? ''}`, `It names ${name ?? ''}.`],
    [personal.test(writer), `A note from ${writer}`, 'It says who writes.'],
    [asks, 'A question for you', 'The email asks a question.'],
    [!asks && email.asks.length > 0, 'A request for you', 'The email asks for something.'],
    [true, 'A note for you', 'The email names nothing that would say more.'],
    [true, 'A few words for you', 'It promises no more than there is.'],
  ];
  return all.flatMap(([isTrue, subject, reason]) => (isTrue ? [{ subject, reason }] : []));
}

/** "Late payments", "data sets for pumps": what needs no article. */
const manyThings =
  /^(?:(?!of |for |in |on |at |to |from |with )\S+ ){0,4}?\S+s(?= (?:of|for|in|on|at|to|from|with) |$)/u;
const personal = /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){0,2}$/u;
const nameTells = 0.64;

/** The reader's name as greeted, unless it is what many are called: "manager". */
function addresseeOf({ addressee }: Email): string | null {
  const name = (addressee?.text ?? '').replace(/[\s,.–—-]+$/u, '');
  const words = name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  if (/ team$/iu.test(name)) return `the ${name}`;
  const isNamed = words.length > 0 && words.every((word) => tellingOf(word) > nameTells);
  return isNamed ? opened(name) : null;
}

/** Of two to seven words, with no placeholder and no sign of markup. */
function isSound(subject: string): boolean {
  const count = subject.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  if (count < 2 || count > 7 || findMergeTags(subject).length > 0) return false;
  return !/[{}[\]<>|*\n]/u.test(subject);
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Whether one merely repeats most of another. */
function resembles(one: string, other: string): boolean {
  const [first, second] = [stemsOf(one), stemsOf(other)];
  const both = [...first].filter((word) => second.has(word)).length;
  return both / Math.min(first.size, second.size) > mostOfIt;
}

function stemsOf(text: string): ReadonlySet<string> {
  const found: readonly string[] = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const long = found.filter((word) => /\p{N}|\p{L}{4}/u.test(word) && word !== 'your');
  return new Set((long.length > 0 ? long : found).map((word) => word.replace(/s$/u, '')));
}
