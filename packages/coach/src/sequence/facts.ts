import type { Email, ProtectedToken, Sentence, Stretch, Word } from '../document/email.ts';
import { hasPhrase, isFiller, phraseBook } from '../document/sentences.ts';
import { guiltPhrases } from '../lexicon/honesty/guilt-phrases.ts';
import { followUpPhrases } from '../lexicon/kinds/follow-up-phrases.ts';
import { flattery } from '../lexicon/readers/flattery.ts';
import { crowds } from '../lexicon/readers/other-parties.ts';
import { observationVerbs } from '../lexicon/readers/reader-verbs.ts';
import { pastVerbs } from '../lexicon/topics/phrase-boundaries.ts';
import { boastWords } from '../lexicon/wording/boast-words.ts';
import { emptyClaims } from '../lexicon/wording/empty-claims.ts';
import { emptyAdjectives } from '../lexicon/wording/empty-praise.ts';
import { fillerOpeners } from '../lexicon/wording/filler-openers.ts';
import { jargon } from '../lexicon/wording/jargon.ts';
import { furtherOffers, worldTalk } from '../lexicon/wording/low-value-sentences.ts';
import { selfPraise } from '../lexicon/wording/self-praise.ts';
import { type Parties, partiesOf, readerPronouns } from '../relevance/parties.ts';
import { type Relevance, readRelevance } from '../relevance/read-relevance.ts';
import {
  type Setting,
  hasKnownThings,
  hasOwnAntecedents,
  isAgeing,
  pointsBack,
  standsAlone,
  stemOf,
  withoutPastDay,
} from './stands-alone.ts';

/** A stretch of the message that can stand by itself; its text may leave out a day that has passed. */
type Piece = Stretch & { readonly words: readonly Word[] };

const fewestWords = 5;
const mostWords = 36;
const mostWordsOfTwo = 28;
const idle = phraseBook([...fillerOpeners, ...flattery, ...followUpPhrases, ...guiltPhrases]);
const boasts = phraseBook([...emptyAdjectives, ...emptyClaims, ...jargon, ...selfPraise]);
const unfit =
  /^(?:i|we)(?:['’]d| would|['’]ll| will|['’]m happy| am happy| hope| wanted| want| need| believe| think| feel| know| understand| realise| realize| can| could| may| am writing| am applying| am reaching| look)\b|\b(?:excited|thrilled|delighted|proud|pleased|passionate) (?:to|about)\b|\battach(?:ed|ment)\b|\bregistered (?:in|office)\b|\bcompany number\b|\b(?:we|i) look forward\b/iu;
const unsure =
  /\b(?:I (?:guess|suppose|imagine|assume|suspect)|[Pp]robably|[Pp]erhaps|[Mm]aybe|[Pp]resumably|might|could be)\b|\bmay\b/u;
const unfinished = /\?|[:;]$|https?:|www\.|\r?\n/u;
const bullet = /^\s*(?:[-*•–>#]|\d+[.)])\s/u;
/** Where the rest of a sentence can be left out without turning what comes before it. */
const breakOff = /[;:] |, (?:so|which) /u;

function isFit({ text, words }: Piece): boolean {
  return (
    words.length >= fewestWords &&
    words.length <= mostWords &&
    !isAgeing(text) &&
    !isFiller(text) &&
    ![unfit, unsure, unfinished, ...worldTalk, ...furtherOffers].some((pattern) =>
      pattern.test(text),
    ) &&
    !hasPhrase(words, idle) &&
    !hasPhrase(words, boasts)
  );
}

function part({ text, start, words }: Sentence, from: number, to: number): Piece {
  const inside = words.filter((word) => word.start >= start + from && word.end <= start + to);
  return { text: text.slice(from, to), start: start + from, end: start + to, words: inside };
}

/** "We mend slow pages: Harrow went from eight seconds to two." says its fact after the colon. */
function afterColon(sentence: Sentence): Piece[] {
  const found = /: (?=\p{Lu})/u.exec(sentence.text);
  if (!found) return [];
  return [part(sentence, found.index + found[0].length, sentence.text.length)];
}

/** "For example, Laynes bakes 120 a day." needs nothing before it but those two words. */
function asExample(sentence: Sentence): Piece[] {
  const found = /^for (?:example|instance),? /iu.exec(sentence.text);
  return found ? [part(sentence, found[0].length, sentence.text.length)] : [];
}

function untilBreak(sentence: Sentence): Piece[] {
  const found = breakOff.exec(sentence.text);
  if (!found) return [];
  const cut = part(sentence, 0, found.index);
  return [{ ...cut, text: `${cut.text}.` }];
}

function isBullet({ body }: Email, { start }: Sentence): boolean {
  return bullet.test(body.slice(body.lastIndexOf('\n', start - 1) + 1, start + 2));
}

function holdsFigure({ protectedTokens }: Email, { start, end }: Sentence): boolean {
  return protectedTokens.some(
    (token) =>
      /^(?:number|date)$/u.test(token.kind) &&
      token.field === 'body' &&
      token.start >= start &&
      token.end <= end,
  );
}

/** The sentence, or the part of it, that says the same alone. */
function aloneIn(setting: Setting, sentence: Sentence): Piece[] {
  const ways = [...asExample(sentence), ...afterColon(sentence), sentence, ...untilBreak(sentence)]
    .map((piece) => ({ ...piece, text: withoutPastDay(piece.text) }))
    .filter((piece) => isFit(piece) && standsAlone(setting, piece));
  return ways.slice(0, 1);
}

/** A sentence by itself or, when it leans on the one before and both are short, both together. */
function piecesAt(
  email: Email,
  setting: Setting,
  sentences: readonly Sentence[],
  at: number,
): Piece[] {
  const sentence = sentences[at];
  if (!sentence || !email.substance.includes(sentence) || isBullet(email, sentence)) return [];
  const alone = aloneIn(setting, sentence);
  const before = sentences[at - 1];
  if (alone.length > 0 || !before || !email.substance.includes(before)) return alone;
  const both: Piece = {
    text: email.body.slice(before.start, sentence.end),
    start: before.start,
    end: sentence.end,
    words: [...before.words, ...sentence.words],
  };
  const isShort = both.words.length <= mostWordsOfTwo && isFit(before) && isFit(both);
  const standTogether =
    holdsFigure(email, sentence) &&
    !pointsBack(sentence.text) &&
    standsAlone(setting, before) &&
    hasOwnAntecedents(email.body, both.words, false) &&
    hasKnownThings(setting, both.words);
  return isShort && standTogether ? [both] : [];
}

/** `reader`: something seen of theirs · `proof`: a figure or a name that can be checked · `offer`: a thing the writer makes or does. */
export type FactKind = 'reader' | 'proof' | 'offer';

/** Words of the email that still make sense when they stand alone. */
export type Fact = Piece & { readonly kind: FactKind; readonly weight: number };

/** What the kind of a fact depends on, read once. */
type Knowledge = {
  readonly email: Email;
  readonly parties: Parties;
  readonly relevance: Relevance;
};

const ofWriter = /^(?:we|our|i|my|ours)\b/iu;
const introduces = /^(?:my name is|i['’]m|i am|we['’]re|we are|this is)\b/iu;
/** What a firm says of itself that tells what it does only when a figure goes with it. */
const saysLittle =
  /^(?:(?:i|we) (?:provide|offer|help|work|partner|speciali[sz]e|focus|deliver|enable|serve|have|love|bring)|our \S+(?: \S+)? (?:provides|offers|helps|works|delivers|enables|brings|is|are))\b/iu;
const byObserver = /^(?:i|we|my|our|just)\b/iu;
const mostWordsToVerb = 4;
const looks = /^(?:i|we) (?:recently |just )?looked (?:at|through|into)\b/iu;
const anyFirms = /^(?:firms|companies|businesses|teams|brands|most|many|some|people) \p{Ll}/iu;
const aboutPrice = /\b(?:charges?|costs?|price[ds]?|minimum|fees?|pay)\b/iu;
/** "We were founded in 2009 and have 140 employees" is exact, and nothing to the reader. */
const ownSize =
  /\b(?:founded|established|employees|headcount|headquarter\w*|offices|countries|continents|years?['’]? (?:of )?experience|award\w*|certified|ISO)\b/iu;
/** "From 71 minutes to 38": what became of somebody's case. */
const outcome =
  /\bfrom [~€$£]?\p{N}\S*(?: \p{L}+)? to [~€$£]?\p{N}|\b(?:fell|dropped|rose|halved|doubled|cut|reduced|saved|lowered) (?:\S+ ){0,5}?(?:by|to|from) [~€$£]?\p{N}/iu;
const outcomeBonus = 4;
const mostNames = 2;
const conditional =
  /\b(?:you['’](?:d|ll)|(?:could|would|will|can|might|may) (?:\w+ )?you|you (?:could|would|will|can|might|may|get))\b/iu;
const wordsThatNameTheReader = 12;

/** The facts a follow-up can bring back, strongest first; some hold the words of another. `known` is what its reader is told anyway. */
export function findFacts(email: Email, known: ReadonlySet<string> = new Set()): Fact[] {
  const knowledge = { email, parties: partiesOf(email), relevance: readRelevance(email) };
  const setting: Setting = { body: email.body, firstSaid: firstSaidIn(email), known };
  return email.paragraphs
    .flatMap(({ sentences }) =>
      sentences.flatMap((_, at) => piecesAt(email, setting, sentences, at)),
    )
    .flatMap((piece) => weigh(knowledge, piece))
    .map((fact) => ({ ...fact, text: fact.text.replace(/\s+/gu, ' ') }))
    .toSorted((one, other) => other.weight - one.weight);
}

/** The facts that share no words with those that were used. */
export function withoutUsed(facts: readonly Fact[], used: readonly Fact[]): Fact[] {
  return facts.filter(
    (fact) => !used.some(({ start, end }) => start < fact.end && fact.start < end),
  );
}

function firstSaidIn({ words }: Email): ReadonlyMap<string, number> {
  return new Map(words.toReversed().map(({ key, start }) => [stemOf(key), start]));
}

/** What asks or waits to be filled in is no fact. */
function weigh(knowledge: Knowledge, piece: Piece): Fact[] {
  const { email } = knowledge;
  const inside = email.protectedTokens.filter(
    ({ field, start, end }) => field === 'body' && start >= piece.start && end <= piece.end,
  );
  if (inside.some(({ kind }) => /^(?:blank|merge_tag)$/u.test(kind))) return [];
  if (email.asks.some(({ sentence: { start, end } }) => start < piece.end && piece.start < end))
    return [];
  const figures = inside.filter(({ kind }) => kind === 'number' || kind === 'date').length;
  const names = othersNames(knowledge, inside);
  const gained = outcome.test(piece.text) ? outcomeBonus : 0;
  const told = figures * 2 + Math.min(names, mostNames) + gained;
  const weight = Math.max(0, told - (aboutPrice.test(piece.text) ? 2 : 0));
  const kind = kindOf(knowledge, piece, figures, names);
  return kind === null ? [] : [{ ...piece, kind, weight }];
}

function othersNames({ parties }: Knowledge, tokens: readonly ProtectedToken[]): number {
  const { sender, addressee } = parties;
  return tokens.filter(
    ({ kind, text }) =>
      kind === 'name' &&
      !text
        .toLowerCase()
        .split(/\s+/u)
        .some((word) => sender.has(word) || addressee.has(word)),
  ).length;
}

function kindOf(
  { email, relevance }: Knowledge,
  { text, words, start, end }: Piece,
  figures: number,
  names: number,
): FactKind | null {
  const isApplicant = email.reading.profile === 'job_search';
  if (introduces.test(text) && !isApplicant) return null;
  if (saysLittle.test(text) && figures === 0) return null;
  const isExact = figures + names > 0;
  if (ofWriter.test(text) && ownSize.test(text) && !isApplicant) return 'offer';
  const own = isExact ? 'proof' : !isApplicant && tellsAThing(words) ? 'offer' : null;
  const observes =
    looks.test(text) ||
    words
      .slice(0, byObserver.test(text) ? mostWordsToVerb : 1)
      .some(({ key }) => observationVerbs.has(key));
  const opening = words.slice(0, wordsThatNameTheReader);
  const namesReader = opening.some(({ key }) => readerPronouns.has(key));
  if (ofWriter.test(text) && !observes) {
    if (!namesReader) return own;
    return isExact && isPast(words) && !conditional.test(text) ? 'reader' : null;
  }
  if (conditional.test(text) || /^(?:with|using) /iu.test(text)) return own;
  if (crowds.has(words[0]?.key ?? '') || anyFirms.test(text)) return isExact ? 'proof' : null;
  const { level, sentence } = relevance;
  const isSeen = sentence !== null && sentence.start < end && start < sentence.end;
  if (isSeen && (level === 'fact' || level === 'tied')) return 'reader';
  if (isSeen && level === 'observation' && isExact) return 'reader';
  if (namesReader || observes) return isExact ? 'reader' : null;
  return isExact ? 'proof' : null;
}

/** "We fitted the boiler of your neighbours": what was done near the reader is why one writes. */
function isPast(words: Piece['words']): boolean {
  return words.slice(1, 3).some(({ key }) => /ed$/u.test(key) || pastVerbs.has(key));
}

const fewestPlainWords = 6;
const mostBoastWords = 1;

/** "We bake sourdough overnight in Otley Street": words that name things, not merits. */
function tellsAThing(words: Piece['words']): boolean {
  if (!/^(?:i|we)$/u.test(words[0]?.key ?? '')) return false;
  const boasts = words.filter(({ key }) => boastWords.has(key)).length;
  return words.length >= fewestPlainWords && boasts <= mostBoastWords;
}
