import { isFinite, type NounPhrase, nounPhrasesOf, readsWhole } from '../document/grammar.ts';
import type { Token } from '../document/language.ts';

type Sentence = { readonly tokens: readonly Token[] };

/**
 * Whether a sentence says the same when nothing comes before it, and still does some days later. Of what is not
 * sure it says no.
 */
export function standsAlone(sentences: readonly Sentence[], at: number): boolean {
  const tokens = sentences[at]?.tokens ?? [];
  const phrases = nounPhrasesOf(tokens);
  return (
    readsOn(tokens) &&
    !opensLeaning(tokens) &&
    tokens.every(
      (_, place) =>
        !pointsAway(tokens, place) &&
        hasItsNoun(tokens, phrases, place) &&
        isNamed(tokens, phrases, place),
    ) &&
    !phrases.some((phrase) => wasSaid(phrase, tokens, sentences.slice(0, at)))
  );
}

/** What is told from the day of writing: no longer true some days later. */
const ages =
  /\b(?:today|tonight|tomorrow|yesterday|(?:right|just) now|ago|(?:this|next|last) (?:week(?:end)?|month|morning|afternoon|evening|night)|the \d{1,2}(?:st|nd|rd|th))\b/iu;
const weekday =
  /(?<!\b(?:[Ee]very|[Ee]ach|and|or|to) )\b(?:Mon|Tue|Tues|Weds?|Thurs?|Fri|Sat|Sun|(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)day)\b/u;
/** What is with the email, in another one, or two sentences up: "the list attached", "I wrote to you", "the same". */
const beside =
  /\b(?:attach(?:e[ds]|ing)?|enclos(?:e[ds]?|ing)|below|above|here|same|others?|another|former|latter)\b|\bwr(?:ite|iting|ote|itten) (?:to|you|from|because|again)\b|(?:'m|am) writing\b/iu;

/** Whether a sentence that leans on the one before is a whole one, and one that keeps, right after it. */
export function readsOn(tokens: readonly Token[]): boolean {
  const [first, ...rest] = tokens;
  if (!first) return false;
  const text = tokens.map((token) => token.text).join(' ');
  // A writer who uses no capitals writes sentences too.
  const capital = { ...first, text: first.text.slice(0, 1).toUpperCase() + first.text.slice(1) };
  const isSentence = text.endsWith('?') || hasMainClause(tokens);
  return (
    readsWhole([capital, ...rest]) &&
    isSentence &&
    ![ages, weekday, beside].some((one) => one.test(text))
  );
}

const clauseOpeners = /^(?:who|whom|whose|which|what|when|where|why|how|till|until)$/u;
const nominal = /^(?:NOUN|PROPN|PRON|NUM)$/u;

function opensClause({ tag, key }: Token): boolean {
  return tag === 'SCONJ' || clauseOpeners.test(key);
}

/** What stands before a colon this early is a label. */
const longestLabel = 8;

/** Whether a verb carries the sentence: a subject stands before it, and no "if" or "who" claims it. */
function hasMainClause(tokens: readonly Token[]): boolean {
  let openers = 0;
  let verbs = 0;
  let hasSubject = false;
  for (const [at, token] of tokens.entries()) {
    if (token.key === ':' && at < longestLabel) return false;
    if (opensClause(token)) openers += 1;
    else if (nominal.test(token.tag)) hasSubject = true;
    const before = tokens.slice(0, at).findLast(({ tag }) => tag !== 'ADV' && tag !== 'PART');
    if (!isFinite(tokens, at) || before?.tag === 'AUX' || isParticiple(token, before)) continue;
    if (openers <= verbs) return hasSubject;
    verbs += 1;
  }
  return false;
}

const possessives = /^(?:my|our|your|his|her|its|their)$/u;

/** "The bandsaw gone", "a price, quoted before", "your suggested day". */
function isParticiple({ key, lemma, tag }: Token, before: Token | undefined): boolean {
  if (tag !== 'VERB' || key === lemma) return false;
  const isLoose =
    before?.key === ',' || before?.tag === 'DET' || possessives.test(before?.key ?? '');
  return /(?:en|wn|one)$/u.test(key) || (key.endsWith('ed') && isLoose);
}

/** What joins a sentence to the one before. */
const connectives =
  /^(?:so|also|then|still|yet|plus|because|if|instead|however|therefore|thus|otherwise|only|even|again|finally|first|second|third|lastly|next|once|twice|please|thanks|sorry|yes|no)$/u;

function opensLeaning([first, second]: readonly Token[]): boolean {
  if (!first || first.tag === 'CCONJ' || first.tag === 'VERB') return true;
  return connectives.test(first.key) || (first.tag === 'ADV' && second?.key === ',');
}

/** Words that point at another sentence. */
const pointers =
  /^(?:this|these|those|following|then|also|instead|otherwise|again|ones|ours|mine|theirs|hers)$/u;

function pointsAway(tokens: readonly Token[], at: number): boolean {
  const { key, tag } = tokens[at] ?? { key: '', tag: 'X' };
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const isEnd = after === undefined || after.tag === 'PUNCT';
  if (key === 'such') return after?.key !== 'as';
  if (key === 'there') return after?.lemma !== 'be' && after?.tag !== 'AUX';
  if (key === 'too' || key === 'so') return isEnd || before?.lemma === 'do';
  if (key === 'both') return after?.key !== 'of' && tokens.every((token) => token.key !== 'and');
  const isRelative = before?.tag === 'NOUN' || before?.tag === 'PROPN';
  const opensOne = tokens.some((_, place) => place > at && isFinite(tokens, place));
  if (key === 'that') return !opensOne || tag === 'DET' || !(tag === 'SCONJ' || isRelative);
  return pointers.test(key);
}

/** "The smallest paid £900", "we kept three", "I did 26 last year": of what, another sentence says. */
function isNamed(tokens: readonly Token[], phrases: readonly NounPhrase[], at: number): boolean {
  const { key, tag } = tokens[at] ?? { key: '', tag: 'X' };
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const isIn = phrases.some(({ start, end }) => start <= at && at < end);
  if (isIn || after?.key === 'of' || after?.tag === 'SYM') return true;
  const isCounted =
    /^(?:VERB|AUX)$/u.test(before?.tag ?? '') && /^(?:ADJ|DET|ADP|ADV)$/u.test(after?.tag ?? '');
  if (tag === 'NUM' && (/^\p{L}+$/u.test(key) || isCounted))
    return tokens.slice(0, at).some((token) => token.tag === 'NUM');
  return key !== 'the' && !(at === 0 && (tag === 'NUM' || tag === 'DET'));
}

const one = /^(?:it|its|itself|he|him|his|she|her)$/u;
const several = /^(?:they|them|their|themselves)$/u;

/** Whether what a pronoun means was named before it in the same sentence. */
function hasItsNoun(tokens: readonly Token[], phrases: readonly NounPhrase[], at: number): boolean {
  const { key } = tokens[at] ?? { key: '' };
  if (!one.test(key) && !several.test(key)) return true;
  const verb = tokens.findIndex((_, place) => isFinite(tokens, place));
  return phrases.some(({ start, end, head, isName, determiner }) => {
    const noun = tokens[head];
    const isPlural = noun?.tag === 'NOUN' && noun.key !== noun.lemma;
    if (end > at || (!isName && isPlural !== several.test(key))) return false;
    const isNew = determiner === null ? isPlural : /^(?:an?|my|our|your)$/u.test(determiner);
    if (possessives.test(key)) return isName || isNew || start < verb;
    if (tokens[start - 1]?.tag === 'ADP' || tokens[end]?.key === 'who') return false;
    // An object does not mean the subject of its own verb.
    const between = tokens.slice(end, at);
    const isApart = between.some(
      (word) => /^(?:CCONJ|PUNCT)$/u.test(word.tag) || opensClause(word),
    );
    return isApart && (isNew || start < verb);
  });
}

const saysWhich =
  /^(?:of|for|in|on|at|to|from|with|by|that|which|who|where|we|you|i|behind|between|under)$/u;

/** "The form" after "a form", at the head of a sentence or in a question: an earlier one brought it up. */
function wasSaid(
  { start, head, end, determiner }: NounPhrase,
  tokens: readonly Token[],
  earlier: readonly Sentence[],
): boolean {
  if (determiner !== 'the' || saysWhich.test(tokens[end]?.key ?? '')) return false;
  const lemma = tokens[head]?.lemma;
  const opens = (start === 0 && head === 1) || tokens.at(-1)?.key === '?';
  return opens || earlier.some((sentence) => sentence.tokens.some((one) => one.lemma === lemma));
}
