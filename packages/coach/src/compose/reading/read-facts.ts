import { roleWords } from '../../lexicon/briefs/roles.ts';
import { finiteVerbs } from '../../lexicon/briefs/verbs.ts';
import { splitSentences } from '../../document/sentences.ts';
import { stretchOf } from '../../document/stretch.ts';
import { englishFunctionWords } from '../../lexicon/words/function-words.ts';
import { closed } from './closed.ts';
import { factsToReader } from './facts-to-reader.ts';
import { once } from './once.ts';
import { inSentence, tidy } from './tidy.ts';

/** What the writer told, as sentences that stand alone and as bits that do not. */
type Facts = { readonly sentences: readonly string[]; readonly bits: readonly string[] };

const longest = 4_000;

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
    .slice(0, longest)
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
