import { closed, inSentence, once, tidy, toReader } from './words.ts';
import { splitSentences } from '../document/sentences.ts';
import { stretchOf } from '../document/stretch.ts';
import { roleWords, workplaces } from '../lexicon/briefs/roles.ts';
import { finiteVerbs } from '../lexicon/briefs/verbs.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import { capitalise } from '../rewrite/wording.ts';

const others = /^(?:they|them|their|theirs|themselves|they're|they've|they'll|they'd)$/u;
const single: ReadonlySet<string> = new Set(workplaces.values());
const crowd =
  /^(?:people|women|men|children|staff|crew|everyone|everybody|somebody|nobody|each|both)$/u;

/** Whether "they" could be who a word names: several, a person, a place of work, or a name. */
function couldBeThey(word: string, at: number): boolean {
  const key = word.toLowerCase();
  if (englishFunctionWords.has(key) || finiteVerbs.has(key)) return crowd.test(key);
  const isNamed = at > 0 && /^\p{Lu}\p{Ll}/u.test(word);
  const isSeveral = /[^s'i]s$/u.test(key) && !/(?:us|ss|is)$/u.test(key);
  return isNamed || isSeveral || crowd.test(key) || roleWords.has(key) || single.has(key);
}

function wordsOf(text: string): string[] {
  return text.replaceAll('’', "'").match(/[\p{L}\p{N}'-]+/gu) ?? [];
}

/**
 * Facts with "they" turned to the reader, "I measured your checkout", as long as nobody else was named who they could
 * be: from there on the writer's words stay.
 */
function factsToReader(sentences: readonly string[]): string[] {
  let isOpen = true;
  return sentences.map((sentence) => {
    const words = wordsOf(sentence);
    const theirs = words.findLastIndex((word) => others.test(word.toLowerCase()));
    const another = words.findIndex(couldBeThey);
    const isCompared = /\b(?:like|as|than)\s(?:theirs|them)\b/iu.test(sentence);
    const isReader = isOpen && theirs !== -1 && (another === -1 || another > theirs || isCompared);
    if (another !== -1 && !isReader) isOpen = false;
    return isReader ? capitalise(toReader(sentence)) : sentence;
  });
}

const occasion =
  '(?:demo|meeting|call|chat|conversation|webinar|workshop|trade show|fair|event|conference|visit|presentation|stand|booth)';
const words = '(?:[\\p{L}\\d-]+\\s){0,3}';
const told = [
  `(?:you|they|we|I)\\s(?:both\\s)?(?:saw|met|spoke|talked|chatted|attended|watched|discussed|visited)\\b`,
  `(?:we|I)\\s(?:showed|gave|sent|demoed)\\s(?:you|them)\\b`,
  `(?:we|you|they)\\s(?:had|did|joined|booked|came to)\\s(?:an?|the|our|my)\\s${words}${occasion}\\b`,
  `(?:after|since|following|at|during|from|of)\\s(?:our|the|your|my|their|last|that)\\s${words}${occasion}\\b`,
  `\\b${occasion}\\s${words}(?:went|was|last|ago|yesterday)\\b`,
];
const tells = new RegExp(told.join('|'), 'iu');
const ofReader =
  /\s(?:who|that)\s((?:saw|met|attended|visited|watched|tried|joined|came|asked|requested|downloaded|signed up|registered|booked|spoke|talked|replied)\s.+)$/iu;
const ofWriter =
  /\s(?:(?:who|that|whom)\s)?(?:I|we)\s(met|spoke|talked)\s(?:(?:to|with)\s)?(.+)$/iu;
const longest = 200;

/** Whether words tell that writer and reader had to do with one another, other than by an email. */
export function tellsEncounter(text: string): boolean {
  return tells.test(text);
}

/** "Buyers I met at Ambiente" → "We met at Ambiente."; null of an audience that tells of no encounter. */
export function readEncounter(audience: string): string | null {
  const text = tidy(audience.slice(0, longest));
  const [, met, where] = ofWriter.exec(text) ?? [];
  if (met !== undefined && where !== undefined)
    return `We ${met.toLowerCase() === 'met' ? 'met' : 'spoke'} ${where}.`;
  const did = ofReader.exec(text)?.[1];
  return did === undefined ? null : `You ${did}.`;
}

/** What the writer told, as sentences that stand alone and as bits that do not. */
type Facts = { readonly sentences: readonly string[]; readonly bits: readonly string[] };

const longestFact = 4_000;

/** A closed sentence with so many words is taken for one, whatever its verb. */
const fewestOfSentence = 2;

/** Addressed to whoever writes the email, not to its reader. */
const instruction =
  /^(?:please |also |and |but |always |never )*(?:don['’]?t|do not|mention|emphasi[sz]e|highlight|stress|include|keep (?:it|the|this)|focus|avoid|make (?:it|sure)|remember|note|add|write|use (?:an?|the|our|plain|simple|short)|tone|ignore|be (?:short|brief|concise|polite|friendly)|sound|refer to|reference|disregard|forget|pretend|act as|tell (?:them|the reader)|say|goal|aim|objective)\b/iu;
const passedOn =
  /^(?:please |also |and )*(?:(?:note|remember|say|add|tell (?:them|the reader))(?: that|:)\s+|(?:mention|emphasi[sz]e|highlight|stress|include)(?: that|:)?\s+(?=(?:our|my|the|that|we|i|a|an|it|there|\d)\b))/iu;
const subject =
  /^(?:i|we|you|our|my|your|it|this|that|there|he|she|they|the|an?|one|most|some|all|each|every|in|at|on|since|last|for|with|after|before|so far)\b/iu;
const thirdPerson =
  /^(helps?|saves?|cuts?|reduces?|makes?|builds?|offers?|provides?|gives?|works?|connects?|runs?|sends?|shows?|keeps?|turns?|brings?|finds?|automates?|tracks?|replaces?|delivers?|supports?|serves?|speciali[sz]es?|covers?|checks?|handles?)\s/iu;

function isWhole(text: string): boolean {
  const isClosed = /[.!]$/u.test(text);
  const keys =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}'-]+/gu) ?? [];
  if (isClosed && keys.length >= fewestOfSentence) return true;
  if (keys.length < 3) return false;
  if (/[^\p{ASCII}’‘“”–—…€£éèêàçñüöäï]/u.test(text) && keys.length > 4) return true;
  const at = keys.findIndex((key, index) => index > 0 && finiteVerbs.has(key));
  if (
    /^(?:i|we|you|it|they|he|she)$/u.test(keys[0] ?? '') ||
    /^(?:i|we|you|it)'/u.test(keys[0] ?? '')
  )
    return true;
  return at > 0 && (subject.test(text) || keys.length >= 5);
}

/** Small where the first word is surely no name. */
function inList(text: string): string {
  const first = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';
  const isOrdinary =
    englishFunctionWords.has(first) ||
    roleWords.has(first) ||
    /(?:ed|ing|ly|tion|ment)$/u.test(first);
  return isOrdinary ? inSentence(text) : text;
}

/** "Helps dentists fill slots" → "We help dentists fill slots." */
function withSubject(text: string): string | null {
  const verb = thirdPerson.exec(text)?.[1];
  if (verb === undefined || !/s$/u.test(verb)) return null;
  const bare = /(?:sses|ches|shes)$/u.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
  return closed(`We ${bare.toLowerCase()}${text.slice(verb.length)}`);
}

/** Single words that are closed like sentences, "Scan. Match. Done.", with the sentence that they belong to. */
function withFragments(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  let waiting: string[] = [];
  for (const sentence of sentences) {
    if (/^\p{L}[\p{L}\p{N}'’-]*[.!]$/u.test(sentence)) waiting.push(sentence);
    else {
      joined.push([...waiting, sentence].join(' '));
      waiting = [];
    }
  }
  const last = joined.pop();
  return [...joined, ...(last === undefined ? waiting : [[last, ...waiting].join(' ')])];
}

function sentencesOf(line: string): string[] {
  return withFragments(
    splitSentences(line, stretchOf(line, 0, line.length), []).map(({ text }) => text.trim()),
  );
}

/**
 * The facts of the context in the writer's own words and order, each said once; what only tells how to write is
 * left out.
 */
export function readFacts(context: string): Facts {
  const sentences: string[] = [];
  const bits: string[] = [];
  for (const text of context
    .slice(0, longestFact)
    .split(/\r\n?|\n/u)
    .flatMap(sentencesOf)) {
    const said = text.replace(passedOn, '').replace(/\s+/gu, ' ').trim();
    if (said === '' || (said === text && instruction.test(said))) continue;
    const known = withSubject(said) ?? (isWhole(said) ? closed(said) : null);
    if (known === null) bits.push(inList(tidy(said)));
    else sentences.push(known);
  }
  return { sentences: factsToReader(once(sentences)), bits: once(bits.filter(Boolean)) };
}
