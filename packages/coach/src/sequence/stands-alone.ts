import { isFinite, type NounPhrase, nounPhrasesOf, readsWhole } from '../document/grammar.ts';
import type { Token } from '../document/language.ts';

type Sentence = { readonly tokens: readonly Token[] };

/**
 * Whether the sentences from one to another say the same when nothing comes before them, and still do some days
 * later. Of what is not sure it says no. One that asks, the last, needs no subject: "Send me a photo."
 */
export function standsAlone(sentences: readonly Sentence[], from: number, to = from, asks = false) {
  const run = sentences.slice(from, to + 1);
  const tokens = run.flatMap((sentence) => sentence.tokens);
  const last = tokens.length - (run.at(-1)?.tokens.length ?? 0);
  const phrases = nounPhrasesOf(tokens);
  const leans = (_: Token, index: number) =>
    !(last > 0 && meansAll(tokens, index, last)) &&
    (pointsAway(tokens, index) ||
      !hasItsNoun(tokens, phrases, index) ||
      !isNamed(tokens, phrases, index));
  return (
    run.every((one, at) => readsOn(one.tokens, asks && from + at === to)) &&
    !opensLeaning(tokens, asks && from === to) &&
    !tokens.some(leans) &&
    !phrases.some((phrase) => wasSaid(phrase, tokens, last, sentences.slice(0, from)))
  );
}

/** What no longer holds some days later, or is not with the follow-up: "last week", "on Tuesday", "the list attached". */
const passing = [
  /\b(?:today|tonight|tomorrow|yesterday|(?:right|just) now|ago|(?:this|last) (?:week(?:end)?|month|morning|afternoon|evening|night)|the \d{1,2}(?:st|nd|rd|th))\b/iu,
  /(?<!\b(?:[Ee]very|[Ee]ach|and|or|to|a) )\b(?:Mon|Tue|Tues|Weds?|Thurs?|Fri|Sat|Sun|(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)day)\b(?! (?:\p{Ll}+s|or)\b)/u,
  /\b(?:attach(?:e[ds]|ing)?|enclos(?:e[ds]?|ing)|below|above|here|same|others?|another|former|latter)\b|\bwr(?:ite|iting|ote|itten) (?:to|you|from|because|again)\b|(?:'m|am) writing\b/iu,
];

/** There is always a next week to ask for; what is told of it was true of another. */
const toCome = /\bnext (?:week(?:end)?|month)\b/iu;

/** Whether it is a whole sentence, and one that keeps. */
function readsOn(tokens: readonly Token[], asks: boolean): boolean {
  const [first, ...rest] = tokens;
  if (!first) return false;
  const text = tokens.map((token) => token.text).join(' ');
  // A writer who uses no capitals writes sentences too.
  const capital = { ...first, text: first.text.slice(0, 1).toUpperCase() + first.text.slice(1) };
  return (
    readsWhole([capital, ...rest]) &&
    (asks || (hasMainClause(tokens) && !toCome.test(text))) &&
    !passing.some((one) => one.test(text))
  );
}

const clauseOpeners = /^(?:whether|who|whom|whose|which|what|when|where|why|how|till|until)$/u;
const nominal = /^(?:NOUN|PROPN|PRON|NUM)$/u;
const endsClause = /^(?:CCONJ|PUNCT)$/u;

function opensClause({ tag, key }: Token): boolean {
  return tag === 'SCONJ' || clauseOpeners.test(key);
}

/** Whether a verb carries the sentence: a subject stands before it, and no "if" and no "who" claims it. */
function hasMainClause(tokens: readonly Token[]): boolean {
  const verbs = [...tokens.keys()].filter(
    (at) => isFinite(tokens, at) && tokens[at - 1]?.tag !== 'AUX',
  );
  const main = verbs.find((at, count) => tokens.slice(0, at).filter(opensClause).length <= count);
  return tokens.slice(0, main ?? 0).some((one) => nominal.test(one.tag) && !opensClause(one));
}

const possessives = /^(?:my|our|your|his|her|its|their)$/u;

/** What joins a sentence to the one before. */
const connectives =
  /^(?:so|also|then|still|yet|plus|because|if|instead|however|therefore|thus|otherwise|only|even|again|finally|first|second|third|lastly|next|once|twice|please|thanks|sorry|yes|no)$/u;

function opensLeaning([first, second]: readonly Token[], asks: boolean): boolean {
  if (!first || first.tag === 'CCONJ' || (first.tag === 'VERB' && !asks)) return true;
  if (asks && first.key === 'please') return false;
  return connectives.test(first.key) || (first.tag === 'ADV' && second?.key === ',');
}

/** Words that point at another sentence. */
const pointers =
  /^(?:this|these|those|following|such|then|also|instead|otherwise|again|ones|ours|mine|theirs|hers)$/u;

const seasons = /^(?:year|spring|summer|autumn|fall|winter|season|term)$/u;

function pointsAway(tokens: readonly Token[], at: number): boolean {
  const { key, tag } = tokens[at] ?? { key: '', tag: 'X' };
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (key === 'there')
    return ![before, after].some((one) => one?.lemma === 'be' || one?.tag === 'AUX');
  if (key === 'this' && seasons.test(after?.key ?? '')) return false;
  if (key !== 'that') return pointers.test(key);
  if (before?.tag === 'AUX') return true;
  const isRelative = tag !== 'DET' && /^(?:NOUN|PROPN)$/u.test(before?.tag ?? '');
  const opensOne = tokens.some((_, index) => index > at && isFinite(tokens, index));
  return !opensOne || !(tag === 'SCONJ' || isRelative);
}

/** "Is it worth a look?", "Would that be of use?": all that the sentence before, which ends at `last`, says. */
function meansAll(tokens: readonly Token[], at: number, last: number): boolean {
  return at === last + 1 && /^(?:it|this|that)$/u.test(tokens[at]?.key ?? '');
}

/** "The smallest paid £900", "we kept three", "I did 26 last year": of what, another sentence says. */
function isNamed(tokens: readonly Token[], phrases: readonly NounPhrase[], at: number): boolean {
  const { key, tag } = tokens[at] ?? { key: '', tag: 'X' };
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const isIn = phrases.some(({ start, end }) => start <= at && at < end);
  if (isIn || before?.key === 'at' || after?.key === 'of' || after?.tag === 'SYM') return true;
  const isCounted =
    /^(?:VERB|AUX)$/u.test(before?.tag ?? '') && /^(?:ADJ|DET|ADP|ADV)$/u.test(after?.tag ?? '');
  if (tag === 'NUM' && (/^\p{L}+$/u.test(key) || isCounted))
    return tokens.slice(0, at).some((token) => token.tag === 'NUM');
  return key !== 'the' && !(at === 0 && (tag === 'NUM' || tag === 'DET'));
}

const one = /^(?:it|its|itself|he|him|his|she|her)$/u;
const several = /^(?:they|them|their|themselves)$/u;

/** "Would it be of use to see…", "is it worth seeing": what "it" means comes after it. */
function isDummy(after: readonly Token[]): boolean {
  const state = after.findIndex(({ tag }) => tag === 'ADJ' || tag === 'NOUN');
  const before = after.slice(0, state);
  const isState =
    state > 0 && before.every(({ tag, key }) => /^(?:AUX|ADV)$/u.test(tag) || key === 'of');
  const next = after[state + 1];
  return (
    isState && (/^(?:to|if|that)$/u.test(next?.key ?? '') || next?.key.endsWith('ing') === true)
  );
}

/** Whether something that a pronoun may mean was named before it. */
function hasItsNoun(tokens: readonly Token[], phrases: readonly NounPhrase[], at: number): boolean {
  const { key } = tokens[at] ?? { key: '' };
  if (!one.test(key) && !several.test(key)) return true;
  if (key === 'it' && isDummy(tokens.slice(at + 1))) return true;
  return phrases.some(({ end, head, isName }) => {
    const noun = tokens[head];
    const isPlural = noun?.tag === 'NOUN' && noun.key !== noun.lemma;
    const isApart = tokens
      .slice(end, at)
      .some((word) => endsClause.test(word.tag) || opensClause(word));
    return (
      end <= at && (isName || isPlural === several.test(key)) && (isApart || possessives.test(key))
    );
  });
}

const saysWhich =
  /^(?:of|for|in|on|at|to|from|with|by|that|which|who|where|we|you|i|behind|between|under)$/u;

/** "The form" after "a form", or at the head of a sentence: an earlier one brought it up. */
function wasSaid(
  { start, head, end, determiner, isName }: NounPhrase,
  tokens: readonly Token[],
  last: number,
  earlier: readonly Sentence[],
): boolean {
  if (determiner !== 'the' || isName || saysWhich.test(tokens[end]?.key ?? '')) return false;
  const isSame = ({ lemma }: Token) => lemma === tokens[head]?.lemma;
  if (start >= last && tokens.slice(0, last).some(isSame)) return false;
  return (start === 0 && head === 1) || earlier.some((sentence) => sentence.tokens.some(isSame));
}
