import type { Email } from '../document/email.ts';
import { hasPhrase, phraseBook, scanWords } from '../document/sentences.ts';
import { numberWords } from '../lexicon/layout/number-words.ts';
import { kin } from '../lexicon/readers/reader-verbs.ts';
import { headlineVerbs } from '../lexicon/topics/headline-verbs.ts';
import { pastVerbs } from '../lexicon/topics/phrase-boundaries.ts';
import { subjectOpeners } from '../lexicon/topics/subject-openers.ts';
import { clauseVerbs, generalNouns, offerVerbs } from '../lexicon/topics/topic-boundaries.ts';
import { emptyAdjectives } from '../lexicon/wording/empty-praise.ts';
import { jargon } from '../lexicon/wording/jargon.ts';
import { selfPraise } from '../lexicon/wording/self-praise.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import { genericWords } from '../lexicon/words/generic-words.ts';
import { idioms } from '../lexicon/words/idioms.ts';
import { massNouns } from '../lexicon/words/mass-nouns.ts';
import { sentenceStarters } from '../lexicon/words/sentence-starters.ts';
import { readRelevance } from '../relevance/read-relevance.ts';
import { ownSubject } from '../rewrite/edit.ts';
import { findReaderCompany } from '../subjects/find-reader-company.ts';
import { type Topic as SubjectTopic, findTopics } from '../subjects/find-topics.ts';
import { isWhole } from '../subjects/is-whole.ts';

const mostWords = 8;
const shortestStem = 4;
const noThing = /[?!;“”"|(]|\s[-–—]\s|\b(?:i|we|you|who|what|why|how|can|is|are|not|re)\b/iu;
const question =
  /^(?:an? |one )?(?:quick |small )?(?:question|idea|thought|note) (?:about|for|on) /iu;
/** "A question for Zoe": the reader is not the matter. */
const forSomebody = /^(?:[Aa]n?|[Oo]ne) (?:question|idea|thought|note) for \p{Lu}/u;
const determined = /^(?:the|an?|your|our|my|this|one|\p{N}[\p{N},.]*|\S+['’]s?)$/iu;
const preposition = /^(?:at|on|in|for|of|from|to|with|by|and|as)$/u;
const gerunds: ReadonlySet<string> = new Set(Object.values(offerVerbs));

/** "One in five bakers skips sleep" is a headline. */
const headline =
  /^(?:one|\p{N}+) (?:in|out of) |\p{L}{2,}[^su\P{L}]?s \p{L}+[^su\P{L}]s (?=\p{L})/iu;
const person = /(?:er|or|ist|ian|ant|nurse|lead|head|chef|cook|clerk|intern)$/iu;
const label = /^\S+(?: \S+)?: /u;

function isName(word: string, { protectedTokens }: Email): boolean {
  const bare = word.replace(/['’]s?$/u, '');
  return protectedTokens.some(
    ({ kind, field, text }) =>
      kind === 'name' &&
      text.split(/\s+/u).includes(bare) &&
      (field === 'body' || /^\p{Lu}/u.test(bare)),
  );
}

/** Whether the body shows that the subject's first word is none but a common one. */
function isCommon(word: string, { words }: Email): boolean {
  const key = word.toLowerCase();
  const stem = key.slice(0, Math.max(shortestStem, key.length - 2));
  if (
    [englishFunctionWords, genericWords, generalNouns, massNouns, subjectOpeners].some((list) =>
      list.has(key),
    )
  )
    return true;
  return words.some(({ text }) => text.startsWith(stem));
}

function isThing(thing: string): boolean {
  const words = thing.split(/\s+/u);
  if (thing === '' || words.length > mostWords || noThing.test(thing) || headline.test(thing))
    return false;
  return !words.some((word) => {
    const key = word.toLowerCase();
    return clauseVerbs.has(key) || headlineVerbs.has(key);
  });
}

const comparative = /^(?:more|less|fewer|better|faster|cheaper)$/iu;
const mayBeVerb =
  /^(?:floods|leaks|lists|fails|closes|names|sinks|stops|burns|freezes|rings|points|answers|prints|charges|claims|posts|links|plans|covers|changes|turns|moves)$/u;

/** "Your car park at Orchard Retail floods": whether the subject may be a sentence. */
function mayTell(words: readonly string[]): boolean {
  const keys = words.map((word) => word.toLowerCase());
  if (keys.slice(1).some((key) => pastVerbs.has(key))) return true;
  const last = keys.at(-1) ?? '';
  const isAfterName = /^\p{Lu}/u.test(words.at(-2) ?? '') && /[^su]s$/u.test(last);
  const isVerb = mayBeVerb.test(last) || Object.hasOwn(offerVerbs, last.replace(/s$/u, ''));
  return words.length > 2 && (isAfterName || (/s$/u.test(last) && isVerb));
}

function withArticle(thing: string, email: Email): string | null {
  const words = thing.split(/\s+/u);
  const [first = '', second = ''] = words;
  if (comparative.test(first)) return null;
  if (mayTell(words)) return `“${thing}”`;
  const doing = offerVerbs[first.toLowerCase()];
  if (doing !== undefined && words.length > 1) return `${doing}${thing.slice(first.length)}`;
  const isOwnName = isName(first, email);
  const isSpelt = isOwnName || /^.+\p{Lu}|\p{N}/u.test(first);
  const phrase = isSpelt ? thing : first.toLowerCase() + thing.slice(first.length);
  const isDoing = /ing$/u.test(first) && (determined.test(second) || /^\p{Lu}/u.test(second));
  const isBare = gerunds.has(first.toLowerCase()) || massNouns.has(headOf(words));
  if (determined.test(first) || isDoing || (isBare && !isOwnName)) return phrase;
  if (determined.test(second)) return null;
  if (isOwnName && (!/^\p{Ll}/u.test(second) || preposition.test(second))) return phrase;
  const { profile } = email.reading;
  const isPost = /^(?:recruiting|job_search)$/u.test(profile) && person.test(headOf(words));
  if (isPost && words.every((word) => !preposition.test(word))) return `the ${phrase} role`;
  const isSure =
    isSpelt || words.length === 1 || preposition.test(second) || isCommon(first, email);
  return isSure ? `the ${phrase}` : `“${thing}”`;
}

/** "Space" of "oven space for your Leeds café". */
function headOf(words: readonly string[]): string {
  const end = words.findIndex((word) => preposition.test(word));
  return (words[(end === -1 ? words.length : end) - 1] ?? '').toLowerCase();
}

/** The writer's subject when it names a thing: "the gaskets for the Rotherham line". */
function subjectPhrase(email: Email): string | null {
  const whole = (ownSubject(email.subject) ?? '').replace(/[.\s]+$/u, '');
  if (forSomebody.test(whole)) return null;
  const own = whole.replace(question, '');
  const after = label.test(own) ? own.replace(label, '') : '';
  if (/^\p{Ll}/u.test(after) && isThing(after) && !/^an? /u.test(after)) return after;
  const [thing = ''] = own.split(/[:,]\s/u);
  return isThing(thing) ? withArticle(thing, email) : null;
}

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

const leadingWord = /^[\p{L}\p{N}'’.&-]+/u;

/** Whether the first word of a sentence would be small in the middle of one. */
function opensSmall(text: string, { words }: Pick<Email, 'words'>): boolean {
  const first = leadingWord.exec(text)?.[0] ?? '';
  if (/^I(?:['’]|$)|^\p{Lu}.*\p{Lu}|^\p{N}/u.test(first)) return false;
  const key = first.toLowerCase();
  if (/^ours$/u.test(key) || englishFunctionWords.has(key.replaceAll('’', "'"))) return true;
  if (/^ \p{Lu}\p{Ll}/u.test(text.slice(first.length))) return false;
  const isOrdinary =
    sentenceStarters.has(key) || numberWords.has(key) || /^\p{L}{3,}ing$/u.test(key);
  return isOrdinary || words.some((word) => word.text === key);
}

/** The text as it goes on after a colon: its first letter small, unless it may be a name. */
export function lowerFirst(text: string, email: Pick<Email, 'words'>): string {
  return opensSmall(text, email) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
}
