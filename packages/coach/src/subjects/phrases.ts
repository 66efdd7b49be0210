import type { Email, Sentence, Word } from '../document/email.ts';
import { months, weekdays } from '../lexicon/layout/dates.ts';
import {
  noNouns,
  nounsOrVerbs,
  participles,
  pastVerbs,
  pluralKinds,
  sureVerbs,
} from '../lexicon/topics/phrase-boundaries.ts';
import { clauseVerbs, generalNouns, offerVerbs } from '../lexicon/topics/topic-boundaries.ts';
import { emptyAdjectives } from '../lexicon/wording/empty-praise.ts';
import { jargon } from '../lexicon/wording/jargon.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import { genericWords } from '../lexicon/words/generic-words.ts';
import type { Phrase, WeighedIdea } from './idea.ts';
import { vagueAdjectives } from './idea.ts';
import { isPlural } from './idea.ts';

/** Where the reader is told what they are: "As a dentist, …", "for you as a dentist: …", "One for a dentist: …". */
const asOne = /(?:^As|\byou as|^One for) (?:an?|somebody|one of) [^,:;.?!]*/u;
const fewWords = 7;

/** Whether the phrase only says who reads, what is asked of them, or that a short answer will do. */
export function isBesidePoint({ opener, words, sentence }: Phrase, email: Email): boolean {
  const at = (opener ?? words[0])?.start ?? sentence.start;
  const role = asOne.exec(sentence.text);
  if (role) {
    const from = sentence.start + role.index;
    if (at >= from && at < from + role[0].length) return true;
  }
  const ask = email.asks.at(-1)?.sentence;
  if (ask === undefined) return false;
  const isEasing = sentence.start > ask.start && sentence.words.length < fewWords;
  const isOfReader = /^(?:your|their|its)$/u.test(opener?.key ?? '');
  return isEasing || (sentence.start === ask.start && !isOfReader);
}

const figure = /^[$€£]?\p{N}[\p{N}.,]*(?:%|k|m|bn)?$/iu;
const pronoun =
  /^(?:i|we|you|they|it|he|she|them|us|him|her|me|this|that|these|those|our|my|their|its|which|who|i'm|we're|you're|it's|he's|she's|they're|there|\p{L}+sel(?:f|ves))$/u;
const verb = /ed$/u;
const fewestWords = 3;
const mostWords = 6;
const forNews = 4;
const forOthers = 1;

/** The words between two stops; a comma, a colon and an "and" are stops. */
function clausesOf(body: string, { words }: Sentence): Word[][] {
  const clauses: Word[][] = [[]];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const isStop = before !== undefined && /[,;:—–()]/u.test(body.slice(before.end, word.start));
    if (isStop || word.key === 'and' || word.key === 'but') clauses.push([]);
    if (word.key !== 'and' && word.key !== 'but') clauses.at(-1)?.push(word);
  }
  return clauses;
}

/** Short clauses that are news by themselves: "34% put off seeing a dentist". */
export function numericClauses(email: Email): WeighedIdea[] {
  const weight = email.reading.profile === 'pr' ? forNews : forOthers;
  return email.substance.flatMap((sentence) =>
    clausesOf(email.body, sentence).flatMap((words): WeighedIdea[] => {
      const [first] = words;
      const isShort = words.length >= fewestWords && words.length <= mostWords;
      if (!first || !isShort || !figure.test(first.text)) return [];
      if (words.some(({ key }) => pronoun.test(key))) return [];
      if (englishFunctionWords.has(words.at(-1)?.key ?? '') || !words.slice(1, 3).some(isVerb))
        return [];
      const text = words.map(({ text: word }) => word).join(' ');
      return [{ subject: text, reason: 'News in one line, with its figure.', weight }];
    }),
  );
}

function isVerb({ key }: Word): boolean {
  return pastVerbs.has(key) || clauseVerbs.has(key) || verb.test(key);
}

const fewestOfPhrase = 2;
const mostOfPhrase = 6;
const ofOthers = /^(?:their|his|her|its|this|every|each|some|no)$/u;
const ofCompany = /^(?:its|their)$/u;

/** "Windkraft Nord’s new blades" */
export function ownedBy(company: string, thing: string): string {
  return `${company}${company.endsWith('s') ? '’' : '’s'} ${thing}`;
}

/** The phrase as a subject; null when it is too short, too long, or of somebody who is not named. */
export function phraseText(phrase: Phrase, company: string | null): string | null {
  const text = withOpener(phrase, company);
  const count = text?.split(' ').length ?? 0;
  if (text === null || count < fewestOfPhrase || count > mostOfPhrase) return null;
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function withOpener({ opener, words, head, sentence }: Phrase, company: string | null) {
  const bare = words.map(({ text }) => text).join(' ');
  const key = opener?.key ?? '';
  if (ofOthers.test(key)) {
    const isNamed = ofCompany.test(key) && company !== null && sentence.text.includes(company);
    return isNamed ? ownedBy(company, bare) : null;
  }
  const isDropped =
    opener === null ||
    /^(?:our|my)$/u.test(key) ||
    (key === 'the' && words.at(-1) === head) ||
    (/^(?:an?|the)$/u.test(key) && words.length >= mostOfPhrase);
  return isDropped ? bare : `${opener.text} ${bare}`;
}

const determiner = /^(?:an?|the|your|our|my|their|his|her|its|this|every|each|some|no)$/u;
const figureWord = /^[$€£]?\p{N}[\p{N}.,]*(?:%|k|m|bn|th|st|nd|rd)?$/iu;
const smallNumber =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred)$/u;
const preposition =
  /^(?:at|in|on|of|for|from|about|with|to|over|under|off|near|without|across|through|between)$/u;
const beforeVerb =
  /^(?:not|never|always|often|usually|i|we|you|they|he|she|who|that|which|to|can|could|will|would|might|may|should|please|and|or|but|then|typically|just)$/u;
const toBe = /^(?:is|are|was|were|am|been|be|i'm|you're|we're|they're|keep|kept)$/u;

const dull: ReadonlySet<string> = new Set([...jargon, ...emptyAdjectives]);

export function isDeterminer({ key }: Word): boolean {
  return determiner.test(key);
}

export function isPreposition({ key }: Word): boolean {
  return preposition.test(key);
}

export function isNumber({ key, text }: Word): boolean {
  return figureWord.test(text) || smallNumber.test(key);
}

export function isFunctionWord({ key }: Word): boolean {
  return englishFunctionWords.has(key);
}

/** After "we", "who" or "to" comes a verb, unless it is a name. */
export function isVerbAfter(word: Word, before: Word | undefined): boolean {
  return before !== undefined && beforeVerb.test(before.key) && !/^\p{Lu}/u.test(word.text);
}

/** "Are supplying" is an action, "office cleaning" a thing. */
export function isActionAfter({ key }: Word, before: Word | undefined): boolean {
  return /ing$/u.test(key) && toBe.test(before?.key ?? '');
}

function isPlainVerb({ key, text }: Word): boolean {
  if (/^\p{Lu}/u.test(text)) return false;
  return (
    clauseVerbs.has(key) ||
    pastVerbs.has(key) ||
    sureVerbs.has(key) ||
    Object.hasOwn(offerVerbs, key) ||
    /[^e]ed$/u.test(key)
  );
}

/** What follows "your", "the" or "of" is no verb, however it looks: "your talk", "of dried flowers". */
export function isNoun(word: Word, before?: Word): boolean {
  const { key, text } = word;
  const isSurelyNoVerb = before !== undefined && (isDeterminer(before) || before.key === 'of');
  return (
    /^\p{L}[\p{L}\p{N}'’.&/-]*$/u.test(text) &&
    (!englishFunctionWords.has(key) || text === 'May') &&
    !smallNumber.test(key) &&
    !preposition.test(key) &&
    (isSurelyNoVerb || !isPlainVerb(word)) &&
    !/^\p{Ll}{4,}ly$/u.test(text) &&
    !dull.has(key) &&
    !noNouns.has(key)
  );
}

/** "Stuck", "heard", "eaten": what was done, and no thing. */
export function isParticiple({ key, text }: Word): boolean {
  return !/^\p{Lu}/u.test(text) && (pastVerbs.has(key) || participles.has(key));
}

/** "Your members | wait", "three cafés | use": what things in the plural do, whatever stands between. */
export function isVerbOf(things: Word, { key, text }: Word): boolean {
  return (
    isPlural(things) &&
    !pluralKinds.has(things.key) &&
    !/^\p{Lu}/u.test(text) &&
    nounsOrVerbs.has(key)
  );
}

const nounsToo = /^(?:talk|plan|need|use|work|cost|offer|turn|drop|drive|lead|show|support|help)$/u;

/** "Your PyCon talk": after a thing in the singular a verb would have its s, so that this word is a noun. */
export function isNounToo({ key }: Word, before: Word): boolean {
  return (
    nounsToo.test(key) && /[^s]$/u.test(before.key) && !/^(?:i|you|we|they|to)$/u.test(before.key)
  );
}

const timeWord = new RegExp(
  `^(?:${months}|${weekdays}|(?:second|minute|min|hour|day|night|week|weekend|month|quarter|year|morning|noon|midday|lunchtime|afternoon|evening|midnight|weekday|fortnight|season|pound|dollar|euro|mile|metre|meter|km|kilometre|hectare|acre|inch|gram|kilo|kilogram|ton|tonne|litre|liter|thousand|million|billion|word|line|bed|look|chat|call|demo|email|copy|cv|price|quote|person|piece)s?|today|people)$`,
  'u',
);
const day = new RegExp(`^(?:${months}|${weekdays})$`, 'u');
const shouted = /^\p{Lu}{6,}$/u;

function isName({ text, start }: Word, { sentence }: Phrase): boolean {
  return /^\p{Lu}/u.test(text) && start !== sentence.start;
}

/** Things every reader has; they say something only with a word more. */
export const everyReaders =
  /^(?:firm|office|street|door|company|business|publication|workflow|needs|requirements|industry|organi[sz]ation|customers|clients|audience|growth|goals|life|career|family|future|foundation|charity|school|hotel|clinic|practice|agency|blog|newsletter|magazine|newspaper|podcast|show|channel|neighbours?|neighbors?|group|colleagues?)$/u;
/** Things that come with the asking, the wishing and the comparing. */
export const ofTheAsking =
  /^(?:asap|thx|thanks|congratulations|congrats|pleasure|mind|average|period|methodologies|levels?|choice|duration|perusal|attention|presence|view|acceptance|coverage|knowledge|interview|link|backlink|partnership|minimum|lots|plenty|lack|convenience|competitors?|rivals?|readers|consideration|confirmation|permission|leader|leaders|inbox|reference|schedule|diary|calendar|peers|top|bottom|forefront|asset|power|improvement|amount|hundreds|thousands|millions|times?|run-up|stage|waiting|fan|chance|coffee|tea|lunch|money|salary|fit|section|direction|greetings?|story|touch|hands?|help|hearing|opportunity|possibility|acquaintance|brain|advice|disposition|disposal|range|variety|selection)$/u;
/** General words that a word before them makes particular: "your login page". */
const madeParticular =
  /^(?:page|pages|site|website|homepage|piece|role|list|background|photos?|case)$/u;
const ofWriter = /^(?:our|my|us|me)$/u;
/** Every seller's price: "affordable cost", "competitive rates". */
const anyPrice =
  /^(?:affordable|reasonable|competitive|cheap|low|lower|fair|attractive|special) (?:costs?|prices?|pricing|rates?|fees?|charges?|terms|quotes?)$/u;
/** "staging.fernhill.example answers": an address is followed by what it does. */
const address = /^\p{Ll}[\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]{2,})+$/u;
/** "Who’s writing", "No’s fine": a sentence, not a thing. */
const saysIs = /^(?:who|what|that|there|here|it|no|yes)['’]s$/u;

/** Whether the phrase opens with how many there are. */
export function isFigure(opener: Word | null): boolean {
  return opener !== null && /^(?!(?:an?|the|your|our|my)$)/u.test(opener.key);
}

/** "Four returns" says little, "35 e-bikes" and "six night carers" something. */
function isLoneCount({ opener, words }: Phrase): boolean {
  return words.length === 1 && !/\p{N}{2}/u.test(opener?.text ?? '');
}

/** "First class", "affordable cost": without the word that tells nothing one plain noun is left. */
function isPlainWithAdjective({ words, head }: Phrase): boolean {
  const [first, ...rest] = words;
  const bare = words.slice(0, words.indexOf(head) + 1);
  return (
    anyPrice.test(bare.map(({ key }) => key).join(' ')) ||
    (rest.length === 1 && vagueAdjectives.has(first?.key ?? ''))
  );
}

/** Whether the phrase says something that could not head any email. */
export function isTelling(phrase: Phrase): boolean {
  const { opener, words, head, sentence } = phrase;
  const last = words.at(-1);
  const first = words[0];
  if (!first || !last) return false;
  if (opener?.key === 'my' || words.some(({ key }) => saysIs.test(key))) return false;
  const isPlain = last === head;
  const isYours = opener?.key === 'your';
  if (words.length > 1 && words.some(({ text }) => address.test(text))) return false;
  if (!isYours && isPlainWithAdjective(phrase)) return false;
  if (/['’]s?$/u.test(last.text) || words.some(({ text }) => shouted.test(text))) return false;
  if (timeWord.test(head.key) || day.test(first.key) || words.some(({ key }) => ofWriter.test(key)))
    return false;
  if (/\n/u.test(sentence.text) && !/[.?!]$/u.test(sentence.text)) return false;
  const content = words.filter(({ key }) => key.length > 3);
  const isNameOnly = isPlain
    ? content.every(({ text }) => /^\p{Lu}/u.test(text))
    : content.every((word) => isName(word, phrase));
  if (isNameOnly && !isYours) return false;
  if (vagueAdjectives.has(last.key) || isNamed(phrase)) return false;
  if (isYours && words.some(({ key }) => ofTheAsking.test(key))) return false;
  if (isFigure(opener)) return !isLoneCount(phrase) && (!isPlain || !isGeneral(head));
  if (words.length === 1)
    return (
      isYours &&
      ![everyReaders, ofTheAsking].some((list) => list.test(head.key)) &&
      !isGeneral(head)
    );
  if (ofTheAsking.test(head.key)) return false;
  return !isGeneral(head) || (isYours && madeParticular.test(head.key));
}

/** "Groupe Vellin through the sale", "Lyon with 640 people": of a name one cannot tell what it is. */
function isNamed({ opener, words, head, sentence }: Phrase): boolean {
  const run = words.slice(0, words.indexOf(head) + 1);
  const isBare = opener === null || opener.key === 'the';
  return (
    isBare && run.every(({ text, start }) => /^\p{Lu}/u.test(text) && start !== sentence.start)
  );
}

function isGeneral({ key }: Word): boolean {
  return generalNouns.has(key) || genericWords.has(key);
}
