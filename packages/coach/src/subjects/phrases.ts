import { type NounPhrase, isFinite, isVerb, nounPhrasesOf } from '../document/grammar.ts';
import { type Token, tagText } from '../document/language.ts';
import { remembering } from '../document/memo.ts';

/** A noun phrase that stands whole, with the prepositional phrases that belong to it. */
export type WholePhrase = {
  readonly determiner: string | null;
  /** Without the determiner. */
  readonly tokens: readonly Token[];
  readonly head: Token;
  /** Where it stands among the tokens of its sentence. */
  readonly start: number;
  readonly end: number;
  /** Whether what follows its head surely belongs to it and not to a verb. */
  readonly isTied: boolean;
  readonly isName: boolean;
};

type Phrases = ReadonlyMap<number, NounPhrase>;

const mostTails = 2;
const bound = /^(?:of|about)$/u;
const loose = /^(?:for|on|at|in|over|under|above|behind|near)$/u;
const moving = /^(?:to|from|with|into|between|without|against)$/u;

/** Every whole noun phrase of a sentence in reading order, each without and with what hangs on it. */
export function wholePhrasesOf(tokens: readonly Token[], text: string): WholePhrase[] {
  const found = nounPhrasesOf(tokens).map((phrase) => widened(tokens, phrase));
  const phrases: Phrases = new Map(found.map((phrase) => [phrase.start, phrase]));
  return found
    .filter((phrase) => beginsSurely(tokens, phrase))
    .flatMap((phrase) => versionsOf(tokens, coordinated(tokens, phrase, phrases), phrases))
    .filter(({ start, end }) => isOneLine(text.slice(tokens[start]?.start, tokens[end - 1]?.end)));
}

/** "The attached file", "ordering screens", "page 203", and "your loads" of "your loads today". */
function widened(tokens: readonly Token[], phrase: NounPhrase): NounPhrase {
  const { start, end, determiner } = phrase;
  const [early, before] = [tokens[start - 2], tokens[start - 1]];
  if (determiner === null && early && before?.tag === 'VERB' && /(?:ing|ed)$/u.test(before.key)) {
    const opens = early.tag === 'DET' || /^(?:my|our|your|his|her|its|their)$/u.test(early.key);
    const isKind = before.key.endsWith('ing') && early.tag === 'VERB';
    if (opens) return { ...phrase, start: start - 2, determiner: early.key };
    if (isKind) return { ...phrase, start: start - 1 };
  }
  const isDated = /^(?:today|tomorrow|yesterday|tonight)$/u.test(tokens[end - 1]?.key ?? '');
  if (isDated && end - start > 2) return { ...phrase, end: end - 1, head: end - 2 };
  const isNumbered = tokens[end]?.tag === 'NUM' && tokens[end + 1]?.tag !== 'SYM';
  return isNumbered && !isGlued(tokens, end + 1) ? { ...phrase, end: end + 1 } : phrase;
}

/** "Your Boise and Nampa loads", "Haldane & Poole": a determiner or a name holds for both. */
function coordinated(tokens: readonly Token[], phrase: NounPhrase, phrases: Phrases): NounPhrase {
  const second = phrases.get(phrase.end + 1);
  const isJoined = /^(?:&|and)$/u.test(tokens[phrase.end]?.key ?? '');
  if (!isJoined || second?.determiner !== null || hidesVerb(tokens, second)) return phrase;
  if (phrase.determiner === null && phrase.isName && !second.isName) return phrase;
  if (isCommonSingular(tokens[second.start]) && canBeVerb(tokens[second.start]?.key ?? ''))
    return phrase;
  return { ...phrase, end: second.end, head: second.head, isName: phrase.isName && second.isName };
}

function versionsOf(tokens: readonly Token[], phrase: NounPhrase, phrases: Phrases): WholePhrase[] {
  const { start, determiner, isName } = phrase;
  const head = tokens[phrase.head];
  const versions: WholePhrase[] = [];
  let [end, isTied] = [phrase.end, true];
  for (let tails = 0; head; tails += 1) {
    const body = tokens.slice(determiner === null ? start : start + 1, end);
    if (endsSurely(tokens, end))
      versions.push({ determiner, tokens: body, head, start, end, isTied, isName });
    const next = tailEnd(tokens, end, phrases);
    // Before the first verb, or after a preposition, no verb can claim what follows the noun.
    const isFree = tokens[start - 1]?.tag === 'ADP' || !tokens.slice(0, start).some(isVerb);
    const isSure = isFree || bound.test(tokens[end]?.key ?? '');
    // "Is the lift on your list?"
    const isSaidOf = start === 1 && tokens[0]?.tag === 'AUX';
    const isVerbs = !isSure && moving.test(tokens[end]?.key ?? '');
    if (next === null || isSaidOf || isVerbs || tails === mostTails) break;
    isTied &&= isSure;
    end = next;
  }
  return versions;
}

/** Where "on the upper panes" or "about moving house" ends, which hangs on the noun before it. */
function tailEnd(tokens: readonly Token[], at: number, phrases: Phrases): number | null {
  const [small, doing] = [tokens[at]?.key ?? '', tokens[at + 1]];
  if (![bound, loose, moving].some((some) => some.test(small))) return null;
  const isDoing = doing?.tag === 'VERB' && doing.key.endsWith('ing');
  if (isDoing && !/^(?:of|about|for|on)$/u.test(small)) return null;
  const phrase = phrases.get(isDoing ? at + (tokens[at + 2]?.tag === 'ADP' ? 3 : 2) : at + 1);
  if (!phrase) return isDoing ? at + 2 : null;
  // "In return", "at sunset" say how or when.
  const isManner =
    loose.test(small) && phrase.end - phrase.start === 1 && isCommonSingular(tokens[at + 1]);
  return isManner ? null : coordinated(tokens, phrase, phrases).end;
}

function isCommonSingular(token: Token | undefined): boolean {
  return token?.tag === 'NOUN' && !isPlural(token.key);
}

/** Not the rest of a longer phrase, nor a verb with its object: "build authentic connections". */
function beginsSurely(tokens: readonly Token[], phrase: NounPhrase): boolean {
  const { start, end, determiner } = phrase;
  const [early, before, first, next] = [start - 2, start - 1, start, end].map((at) => tokens[at]);
  if (!first || first.tag === 'ADV' || hidesVerb(tokens, phrase)) return false;
  const isTorn =
    isGlued(tokens, start) ||
    /^(?:NUM|SYM|X|ADJ|NOUN|PROPN)$/u.test(before?.tag ?? '') ||
    (before?.key === 'in' && early?.tag === 'NUM');
  // "I am an archivist": what the writer is.
  const isSelf = /^(?:i|we)$/u.test(early?.key ?? '') && before?.tag === 'AUX';
  if ((isTorn && !/^[>*•+]$/u.test(before?.key ?? '')) || isSelf) return false;
  if (determiner !== null) return true;
  const isSingle = end - start === 1;
  const isAlone = !before || /^(?:that|this|these|those)$/u.test(before.key);
  if (isSingle && (isAlone || (before.tag === 'ADP' && next?.tag === 'ADP'))) return false;
  const mayBeVerb = !before || /^(?:PUNCT|SYM|CCONJ|PRON|PART|AUX|ADV)$/u.test(before.tag);
  const isDoer = next !== undefined && isVerb(next) && before?.tag !== 'PRON';
  return !mayBeVerb || isDoer || before?.lemma === 'be' || !canBeVerb(first.key);
}

/** "A company imports parts", "machines ship", "2 get": what the tagger took for a noun. */
function hidesVerb(tokens: readonly Token[], { start, end }: NounPhrase): boolean {
  const body = tokens.slice(start, end);
  return body.some(({ key, tag }, at) => {
    const before = body[at - 1];
    const isLast = at === body.length - 1;
    const isAfterNoun = before?.tag === 'NOUN' || before?.tag === 'PROPN';
    if (isAfterNoun && (tag === 'ADJ' || (tag === 'NUM' && key.length > 1 && !isLast))) return true;
    // "I read with interest Corvane's accounts"
    const isOwner = before?.tag === 'NOUN' && tag === 'PROPN';
    if (isOwner && body.slice(at).some((one) => /^'s?$/u.test(one.key))) return true;
    if (tag !== 'NOUN' || !before || !canBeVerb(key)) return false;
    const isVerbless = tokens[end]?.tag !== 'PUNCT' && !isInClause(tokens, start, end);
    if (isAfterNoun && isLast && isVerbless) return true;
    if (isPlural(key)) return isAfterNoun && !isLast && !isGlued(body, at + 1);
    if (before.tag === 'NUM') return isLast && !/^(?:1|one)$/u.test(before.key);
    return before.tag === 'NOUN' && isPlural(before.key);
  });
}

/** Whether a verb carries the clause that a phrase stands in. */
function isInClause(tokens: readonly Token[], start: number, end: number): boolean {
  const isBreak = ({ tag }: Token) => tag === 'PUNCT' || tag === 'SCONJ';
  const from = tokens.findLastIndex((token, at) => at < start && isBreak(token)) + 1;
  const to = tokens.findIndex((token, at) => at >= end && isBreak(token));
  return tokens.some(
    ({ tag, lemma }, at) =>
      at >= from &&
      (to === -1 || at < to) &&
      (tag === 'VERB' || lemma === 'be') &&
      isFinite(tokens, at),
  );
}

/** No further word of the phrase follows, nor the object of what might be a verb. */
function endsSurely(tokens: readonly Token[], end: number): boolean {
  const [last, next] = [tokens[end - 1], tokens[end]];
  if (!last || !next) return last !== undefined;
  if (/^(?:of|to)$/u.test(next.key) || /^(?:NUM|SYM|X|NOUN|PROPN|ADJ|PART)$/u.test(next.tag))
    return false;
  const isCut = next.tag === 'VERB' && (next.key === next.lemma || next.key.endsWith('ing'));
  const isAbbreviated = next.key === '.' && tokens[end + 1] !== undefined;
  if ((isCut && !isPlural(last.key)) || isAbbreviated) return false;
  if (isGlued(tokens, end) && (next.tag !== 'PUNCT' || /^['/_@-]$/u.test(next.key))) return false;
  if (!/^(?:PRON|DET)$/u.test(next.tag) || /^(?:that|which|who)$/u.test(next.key)) return true;
  return !canBeVerb(last.key);
}

function isPlural(key: string): boolean {
  return /[^su]s$/u.test(key);
}

function isGlued(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.end === tokens[at]?.start;
}

/** Whether the tagger takes a word for a verb where only a verb can stand. */
const canBeVerb = remembering(5_000, (key) => tagText(`They ${key} the men.`)[1]?.tag === 'VERB');

const longLine = 50;

/** A line break inside is only that of a letter with lines of one length. */
function isOneLine(text: string): boolean {
  const breaks = text.split('\n').length - 1;
  return !/["“”()[\]{}<>|*\t]/u.test(text) && breaks * longLine <= text.length;
}
