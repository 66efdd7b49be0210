import { idioms } from '../../lexicon/words/idioms.ts';
import { emptyAdjectives } from '../../lexicon/wording/empty-praise.ts';
import { jargon } from '../../lexicon/wording/jargon.ts';
import { pastVerbs } from '../../lexicon/topics/phrase-boundaries.ts';
import { kin } from '../../lexicon/readers/reader-verbs.ts';
import { selfPraise } from '../../lexicon/wording/self-praise.ts';
import { readRelevance } from '../../relevance/read-relevance.ts';
import { findReaderCompany } from '../../subjects/find-reader-company.ts';
import { findTopics } from '../../subjects/find-topics.ts';
import { isWhole } from '../../subjects/whole/is-whole.ts';
import type { Topic as SubjectTopic } from '../../subjects/topic.ts';
import type { Email } from '../../document/email.ts';
import { hasPhrase, phraseBook, scanWords } from '../../document/sentences.ts';
import { subjectPhrase } from './subject-phrase.ts';

/** `theirs`: a thing of the reader's · `doing`: "cutting fuel costs" · `thing`: anything else. */
export type TopicPhrase = {
  /** As it stands after "about". */
  readonly text: string;
  readonly kind: 'theirs' | 'doing' | 'thing';
};

/** Nouns that name no matter of their own: "the job opportunity". */
const nothingMuch =
  /^(?:(?:the |an? )?(?:\p{L}+ )?(?:application|idea|request|chat|call|meeting)|(?:the |an? |one )?(?:\p{L}+ ){0,3}(?:opportunit(?:y|ies)|partnership|collaboration|proposal|introduction|inquiry|enquiry|question|favou?r|thing|note|news|follow[- ]?up))$/iu;
const shared = /^(?:our|the|a) (?:mutual|shared|common) /iu;
const position =
  /\bappl(?:y|ying|ied) (?:for|to) ((?:the|your) (?:[\p{L}-]+ ){0,5}?(?:position|role|job|post|vacancy|internship|apprenticeship|placement)(?: of (?:an? )?[\p{L}-]+(?: (?!which|that|who|at|on|in|as|and|with|you)[\p{L}-]+){0,3})?)/iu;
const firm =
  /(?:^| )(?:shop|store|company|firm|team|business|office|site|website|page|cafe|café|restaurant|hotel|agency|house|home|school|clinic|practice|studio|bakery|brand|group|work|article|post|team|staff|manager|boss|colleagues?|assistant|members|customers|students|patients|guests|children|parents|people)$/iu;
/** "A lamp from your shop" came into the email; "a guest for your show" is what it is about. */
const anyThing = /^an? (?!.{1,60} (?:for|about|on) )/iu;
const surelyOffered = 4;
const unsure = phraseBook([...idioms, ...emptyAdjectives, ...jargon, ...selfPraise]);

function isSure(phrase: string): boolean {
  if (anyThing.test(phrase) || shared.test(phrase)) return false;
  return (
    !nothingMuch.test(phrase.replace(/[“”]/gu, '')) &&
    !hasPhrase(scanWords(phrase, 0, phrase.length), unsure)
  );
}

/** What the body surely is about: the job applied for, what was seen of the reader's, what is offered. */
function bodyPhrase(email: Email): string | null {
  const isApplicant = email.reading.profile === 'job_search';
  const applied = isApplicant && email.words.length > 0 ? position.exec(email.body)?.[1] : null;
  if (applied) return applied.replace(/\s+/gu, ' ');
  const { level, sentence } = readRelevance(email);
  const isSeen = sentence !== null && /^(?:observation|fact|tied)$/u.test(level);
  const inFact = (topic: SubjectTopic) =>
    isSeen && sentence.text.toLowerCase().includes(topic.bare.toLowerCase());
  const found = findTopics(email).find((topic) => {
    if (/[[{\n]/u.test(topic.phrase + (topic.tail ?? ''))) return false;
    if (!isWhole(topic.phrase, email)) return false;
    if (topic.kind === 'offer') return !isApplicant && topic.weight >= surelyOffered;
    if (topic.kind === 'noticed') return true;
    return topic.kind === 'theirs' && inFact(topic) && !isReaderOrPerson(topic);
  });
  if (!found) return null;
  const tail = (found.tail ?? '').replace(/ \p{L}+[^e]ed\b.*$/iu, '');
  return `${found.phrase} ${tail}`.trimEnd().replace(/\btheir\b/giu, 'your');
}

/** "Your shop" is the reader, and "your daughter" nothing to write about. */
function isReaderOrPerson({ bare, tail }: SubjectTopic): boolean {
  const words = bare.toLowerCase().split(' ');
  if (words.some((word) => kin.has(word) || pastVerbs.has(word))) return true;
  if (words.slice(0, -1).some((word) => /[^su]s$/u.test(word))) return true;
  return !tail && firm.test(bare.replace(/ (?:once|twice|again)$/iu, ''));
}

function kindOf(email: Email, text: string): TopicPhrase['kind'] {
  const company = findReaderCompany(email);
  const bare = text.replace(/^the /u, '');
  if (/^your /iu.test(text) || (company !== null && bare.startsWith(company))) return 'theirs';
  return /^\p{Ll}+ing /u.test(text) ? 'doing' : 'thing';
}

/** What the email is about; null when that is not sure. */
export function findTopicPhrase(email: Email): TopicPhrase | null {
  const text = [subjectPhrase(email), bodyPhrase(email)].find(
    (phrase) => phrase !== null && isSure(phrase),
  );
  if (!text) return null;
  const own = text.replace(/^the (?=(?:[\p{L}-]+ ){0,4}application\b)/u, 'my ');
  return { text: own, kind: kindOf(email, own) };
}
