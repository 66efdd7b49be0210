import words from '../../data/words/statements.json' with { type: 'json' };
import type { Sources } from './facts.ts';
import { isNegator, meansMore, namesOtherTime, saysAll } from './qualifiers.ts';
import { type Unit, stemOf } from './units.ts';
import { isFinite, isPast, isVerb, readsWhole } from '../document/grammar.ts';
import type { Token } from '../document/language.ts';
import { everydayWords } from '../lexicon/english.ts';
import { englishFunctionWords } from '../lexicon/function-words.ts';
import { numberWords } from '../lexicon/layout.ts';
import { isCommonWord } from '../rules/learned-questions.ts';

const telling: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ', 'ADV', 'INTJ', 'X']);

/** The words of a sentence that state something; a figure is judged as a fact. */
function contentOf(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    (token) =>
      telling.has(token.tag) &&
      /^\p{L}[\p{L}'-]{2,}$/u.test(token.key) &&
      !token.lemma.startsWith('<') &&
      !englishFunctionWords.has(token.key) &&
      !numberWords.has(token.key) &&
      !isNegator(token),
  );
}

/** What writing to somebody is made of: it tells nothing of the things that an email speaks of. */
const courtesies = new Set(words.courtesies);
/** What one perceives or thinks may be told as past: what follows is what counts. */
const perceptions = new Set(words.perceptions);

function isCourtesy(token: Token): boolean {
  const { key, lemma } = token;
  if (isPast(token)) return perceptions.has(lemma);
  return courtesies.has(lemma) || courtesies.has(key);
}

const root = 5;

/** "maintenance" and "maintains" are of one kin, and so is "proccess" with "process". */
function kinOf({ key, lemma }: Token): string[] {
  const bare = key.replace(/(\p{L})\1/gu, '$1');
  return [stemOf(lemma), stemOf(key), ...(bare.length > root ? [bare.slice(0, root)] : [])];
}

export function isPlain({ key, lemma, tag }: Token): boolean {
  const forms = [key, lemma];
  if (tag.startsWith('AD') && /..(?:er|est)$/u.test(key)) return false;
  if (tag === 'VERB' && !key.endsWith('ed') && forms.some(isCommonWord)) return true;
  return forms.some((form) => everydayWords.has(form));
}

/** Words of one sense that editors put for one another. */
const senses = words.senses.map((sense) => new Set(sense.split(' ').map(stemOf)));

const mostNewAsked = 3;

function isAsked({ text }: Unit): boolean {
  return /\?\s*$/u.test(text);
}

/** The words of the written sentences that neither the writer nor anything known has said. */
export function newIn(own: readonly Token[], written: readonly Token[], sources: Sources): Token[] {
  const stated = contentOf(own).flatMap(kinOf);
  const alike = senses.filter((sense) => stated.some((stem) => sense.has(stem)));
  const kin = new Set([...own.flatMap(kinOf), ...alike.flatMap((sense) => [...sense])]);
  return contentOf(written).filter(
    (token) =>
      !isCourtesy(token) &&
      ![token.lemma, token.key].some((form) => sources.stems.has(stemOf(form))) &&
      !kinOf(token).some((key) => kin.has(key)),
  );
}

/** Whether new words stand for what went of the writer's, and are plainer than that. */
function isReplaced(
  own: readonly Token[],
  written: readonly Token[],
  fresh: readonly Token[],
): boolean {
  if (fresh.length === 0) return true;
  const kin = new Set(written.flatMap(kinOf));
  const dropped = contentOf(own).filter((token) => !kinOf(token).some((key) => kin.has(key)));
  if (fresh.length > dropped.length || !fresh.every(isPlain) || tellsOfName(own)) return false;
  const [came, went] = [fresh[0], dropped[0]];
  if (dropped.length > 1 || !came || !went) return true;
  const isGrand = went.tag === 'VERB' ? !isCommonWord(went.lemma) : !everydayWords.has(went.lemma);
  return isGrand && !isPast(came);
}

/** What somebody who is named did is told in their words or not at all. */
function tellsOfName(tokens: readonly Token[]): boolean {
  return tokens.some(({ tag, key }, at) => {
    const next = tokens[at + 1];
    const isName = tag === 'PROPN' && (at > 0 || !isCommonWord(key));
    return isName && next !== undefined && isVerb(next);
  });
}

/**
 * Whether the written sentences state what the writer did not: a word that neither they nor anything known holds and
 * that stands for none of theirs, or the same words with another meaning. A question states little.
 */
export function saysMore(
  own: readonly Unit[],
  written: readonly Unit[],
  sources: Sources,
): boolean {
  const mine = own.flatMap(({ tokens }) => tokens);
  const questionTokens = written.filter(isAsked).flatMap(({ tokens }) => tokens);
  const statedTokens = written.filter((unit) => !isAsked(unit)).flatMap(({ tokens }) => tokens);
  const newAsked = newIn(mine, questionTokens, sources);
  if (
    newAsked.length > mostNewAsked ||
    questionTokens.some((one) => isPast(one) && !isCourtesy(one) && !sources.words.has(one.key))
  )
    return true;
  if (statedTokens.length === 0) return false;
  const fresh = newIn(mine, statedTokens, sources);
  if (own.length === 0)
    return fresh.length > 0 || saysAll(statedTokens) || namesOtherTime(sources.stems, statedTokens);
  const stated = own.filter((unit) => !isAsked(unit)).flatMap(({ tokens }) => tokens);
  return !isReplaced(mine, statedTokens, fresh) || meansMore(stated, statedTokens);
}

/** Whether "we" or "our" is the last that is named before it. */
function isOurs(tokens: readonly Token[], at: number): boolean {
  const named = tokens
    .slice(0, at)
    .findLast(({ tag, key }) => /^(?:PRON|PROPN|NOUN)$/u.test(tag) || key === 'our');
  return /^(?:we|us|ours?)$/u.test(named?.key ?? '');
}

const manyStems = 60;
const mostNew = 0.6;

/**
 * Whether a sentence that stands for none of the writer's claims what no source holds: something of its author's, or,
 * where there is an email's worth of sources, mostly what is new.
 */
export function claims(tokens: readonly Token[], sources: Sources): boolean {
  const fresh = newIn([], tokens, sources).filter(
    (one) => one.tag !== 'PROPN' && (isPast(one) || !isPlain(one)),
  );
  if (fresh.some((one) => isOurs(tokens, tokens.indexOf(one)))) return true;
  const isMostlyNew = fresh.length > 1 && fresh.length > contentOf(tokens).length * mostNew;
  return isMostlyNew && sources.stems.size > manyStems;
}

/** Whether a sentence that has a verb came out broken where the writer's were whole. */
export function breaksGrammar(own: readonly Unit[], written: readonly Unit[]): boolean {
  const isBroken = ({ tokens }: Unit) =>
    tokens.some((_, at) => isFinite(tokens, at)) &&
    !/^th(?:[ai]t|is|ese|ose)$/u.test(tokens.at(-2)?.key ?? '') &&
    !readsWhole(tokens);
  return !own.some(isBroken) && written.some(isBroken);
}
