import { emptyClaims } from '../../lexicon/wording/empty-claims.ts';
import { emptyAdjectives } from '../../lexicon/wording/empty-praise.ts';
import { fillerOpeners } from '../../lexicon/wording/filler-openers.ts';
import { flattery } from '../../lexicon/readers/flattery.ts';
import { followUpPhrases } from '../../lexicon/kinds/follow-up-phrases.ts';
import { guiltPhrases } from '../../lexicon/honesty/guilt-phrases.ts';
import { jargon } from '../../lexicon/wording/jargon.ts';
import { furtherOffers, worldTalk } from '../../lexicon/wording/low-value-sentences.ts';
import { selfPraise } from '../../lexicon/wording/self-praise.ts';
import type { Email, Sentence, Stretch, Word } from '../../document/email.ts';
import { hasPhrase, isFiller, phraseBook } from '../../document/sentences.ts';
import { isAgeing, withoutPastDay } from './ageing.ts';
import { type Setting, hasKnownThings } from './has-known-things.ts';
import { hasOwnAntecedents } from './has-own-antecedents.ts';
import { pointsBack } from './points-back.ts';
import { standsAlone } from './stands-alone.ts';

/** A stretch of the message that can stand by itself; its text may leave out a day that has passed. */
export type Piece = Stretch & { readonly words: readonly Word[] };

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
export function piecesAt(
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
