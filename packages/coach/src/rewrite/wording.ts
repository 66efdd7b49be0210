import type { Email, Paragraph, Sentence, Stretch, Word } from '../document/email.ts';
import { type PhraseBook, type PhraseHit, findPhrases, phraseBook } from '../document/sentences.ts';
import type { Span } from '../draft.ts';
import { generalNouns } from '../lexicon/topics/topic-boundaries.ts';
import { boastWords } from '../lexicon/wording/boast-words.ts';
import { emptyAdjectives, emptyAdverbs, emptyPromises } from '../lexicon/wording/empty-praise.ts';
import { jargon } from '../lexicon/wording/jargon.ts';
import { plainWords } from '../lexicon/wording/plain-words.ts';
import { swapPlaces } from '../lexicon/wording/swap-places.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import type { Candidate, Pass } from './edit.ts';

/** The line break the writer uses. */
export function newlineOf(text: string): '\r\n' | '\n' {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

export function capitalise(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

/** With the writer's own apostrophe. */
export function asTyped(text: string, body: string): string {
  return body.includes('’') ? text : text.replaceAll('’', "'");
}

const soundsOpen = /^(?:hour|honest|honou?r|heir|8|11\b|18\b)/i;
const soundsClosed = /^(?:uni(?![nm])|use|usu|util|uk\b|us\b|euro?|one\b|once\b|ubiqu)/i;
/** Spelled out letter by letter: "an SEO audit", "a UX audit". */
const initials = /^[A-Z]{2,4}(?![\p{L}\p{N}])/u;
const spokenAsWord = /^(?:LAN|RAM|SIM|NATO|NASA|FIFA|LEGO|SWOT|RAF|ROM|LIDL|FOMO|MOT)/u;

/** "a" or "an", as the next word is spoken. */
export function articleFor(word: string): 'a' | 'an' {
  if (soundsOpen.test(word)) return 'an';
  if (soundsClosed.test(word)) return 'a';
  if (initials.test(word) && !spokenAsWord.test(word))
    return /^[AEFHILMNORSX]/u.test(word) ? 'an' : 'a';
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

const doubles =
  /^(?:put|set|get|let|run|stop|plan|chat|drop|tag|swap|submit|refer|cut|sit|win|skip|ship|pop|permit|begin|transfer|ring up|pin)$/u;

/** "share" → "sharing", "put" → "putting". */
export function gerundOf(verb: string): string {
  if (doubles.test(verb)) return `${verb}${verb.at(-1) ?? ''}ing`;
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  return /[^eoy]e$/u.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}

export type SentenceHit = PhraseHit & { readonly sentence: Sentence };

const interrupted = /[.,;:!?()[\]{}"“”]/u;

/** The listed phrases in the message proper, where no punctuation comes between their words and none is a name. */
export function findInSentences(email: Email, book: PhraseBook): SentenceHit[] {
  return email.sentences.flatMap((sentence) =>
    findPhrases(sentence.words, book)
      .filter(({ start, end }) => !interrupted.test(email.body.slice(start, end)))
      .filter((hit) => !touchesName(email, hit))
      .map((hit) => ({ ...hit, sentence })),
  );
}

type Part = Pick<Stretch, 'start' | 'end'>;

const capital = /\p{Lu}/u;
/** What only a name has behind it. */
const mark =
  /^(?:[™®©]|(?:,? (?:ltd|limited|inc|llc|llp|gmbh|ag|plc|corp|co|pty|bv|oy|ab|sa|sarl)\b)|(?: (?:app|platform|tool|software|suite|plugin|extension)\b))/iu;
/** At the start of a sentence only a name can do this: an order takes no "is". */
const nameDoes =
  /^ (?:is|was|has|had|does|did|can|will|helps|makes|lets|gives|offers|runs|plans|saves|cuts|shows|works|uses)\b/u;
const opensSentence = /(?:^|[.!?:]["'”’)]*\s+|\n\s*(?:[-*•]\s*)?)$/u;
const nearby = 16;

/** "Touch Base Ltd", "Utilise™", and "Leverage is …" at the start of a sentence. */
function isMarked({ body }: Email, { start, end }: Part): boolean {
  if (!capital.test(body[start] ?? '')) return false;
  const after = body.slice(end, end + nearby);
  return (
    mark.test(after) ||
    (nameDoes.test(after) && opensSentence.test(body.slice(Math.max(0, start - nearby), start)))
  );
}

/** Whether words of the body are somebody's name, or a part of one, whatever else they could mean. */
export function touchesName(email: Email, part: Part): boolean {
  return (
    isMarked(email, part) ||
    email.protectedTokens.some(
      ({ kind, field, start, end }) =>
        kind === 'name' && field === 'body' && start < part.end && part.start < end,
    )
  );
}

const pointsBack =
  /^(?:(?:and|but|or|so|also|then|yet)\b[, ]*)?(?:if (?:so|yes|not)|that(?:['’]s)?|this|it(?:['’]s)?|they(?:['’]re)?|these|those|he|she|both|such|either|neither|otherwise|alternatively|instead|in that case|in return|as such|here|there)\b/iu;
const joins =
  /^(?:but|so|and|or|yet|however|therefore|thus|hence|then|also|additionally|furthermore|moreover|plus|besides|for (?:example|instance)|as a result|that (?:is|['’]s) why|because of (?:this|that)|with (?:this|that|these))\b/iu;
const thinksOfIt =
  /^(?:I|we) (?:do |really |firmly |strongly )?(?:believe|think|hope|feel|am sure|are sure|know)(?: that)? (?:it|this|they)\b/iu;
const asksOfIt =
  /^(?:would|could|can|does|do|is|are|will)\b[^?]{0,40}\b(?:that|this|it|either)\b/iu;

/** Whether a sentence opens with a word that needs the one before it: "That is why …", "But …". */
export function opensLeaning(text: string): boolean {
  return pointsBack.test(text) || joins.test(text) || thinksOfIt.test(text);
}

/** Whether a sentence means nothing, or something else, without the one before it. */
export function leansBack(text: string): boolean {
  return opensLeaning(text) || asksOfIt.test(text);
}

export type TextChange = Span & { readonly after: string };

const articleBefore = /(?<!\p{L})(an?)([ \t]+)$/iu;
const sentenceBefore = /(?:^|[.!?…:]["'”’)]*\s+|\n\s*)$/u;

function matchCase(model: string, word: string): string {
  return /^\p{Lu}/u.test(model) ? capitalise(word) : word;
}

/** Puts words in place of a stretch of the body, with the article before them kept right. */
export function swap(email: Email, start: number, end: number, words: string): TextChange {
  const before = email.body.slice(0, start).slice(-40);
  const after = matchCase(email.body.slice(start, end), words);
  const article = articleBefore.exec(before);
  const right = articleFor(words);
  if (!article?.[1] || article[1].toLowerCase() === right) {
    return { field: 'body', start, end, after };
  }
  return {
    field: 'body',
    start: start - article[0].length,
    end,
    after: matchCase(article[1], right) + (article[2] ?? ' ') + words,
  };
}

/** Takes a stretch out of a sentence: with its spare space, and a capital for a new first word. */
export function cut(email: Email, from: number, to: number): TextChange {
  const { body } = email;
  const opensSentence = sentenceBefore.test(body.slice(Math.max(0, from - 12), from));
  const tail = /^[ \t]*/.exec(body.slice(to, to + 200))?.[0].length ?? 0;
  const next = body.slice(to + tail, to + tail + 40);
  const closes = !/^[\p{L}\p{N}[{(“"'‘$£€%]/u.test(next);
  if (closes) {
    const lead = /[ \t]*$/.exec(body.slice(Math.max(0, from - 200), from))?.[0].length ?? 0;
    return { field: 'body', start: from - lead, end: to, after: '' };
  }
  if (!opensSentence) return swapNext(email, from, to + tail, next);
  const letter = /^\p{Ll}/u.exec(next)?.[0] ?? '';
  return {
    field: 'body',
    start: from,
    end: to + tail + letter.length,
    after: letter.toUpperCase(),
  };
}

/** A cut in mid-sentence may leave "a" before a word that wants "an". */
function swapNext(email: Email, start: number, end: number, next: string): TextChange {
  const article = articleBefore.exec(email.body.slice(0, start).slice(-40));
  const right = articleFor(next);
  if (!article?.[1] || article[1].toLowerCase() === right) {
    return { field: 'body', start, end, after: '' };
  }
  const after = matchCase(article[1], right) + (article[2] ?? ' ');
  return { field: 'body', start: start - article[0].length, end, after };
}

/** Takes out a whole paragraph with the blank line above it, or below it when it comes first. */
function cutParagraph(email: Email, index: number): TextChange | null {
  const paragraph = email.paragraphs[index];
  if (!paragraph) return null;
  const above = email.paragraphs[index - 1] ?? email.greeting;
  const below = email.paragraphs[index + 1] ?? email.signOff ?? email.signature;
  const change = above
    ? { start: above.end, end: paragraph.end }
    : { start: paragraph.start, end: below?.start ?? paragraph.end };
  const around = email.body.slice(change.start, change.end).replace(paragraph.text, '');
  return around.trim() === '' && (above ?? below) ? { field: 'body', ...change, after: '' } : null;
}

/** Where the line begins if nothing but a bullet stands before the sentence; null in mid-line. */
function startOfLine({ body }: Email, paragraph: Paragraph, start: number): number | null {
  const line = Math.max(paragraph.start, body.lastIndexOf('\n', start - 1) + 1);
  return /^\s*(?:[^\p{L}\p{N}\s]{1,3}|\d{1,2}[.)]|[a-z]\))?\s*$/iu.test(body.slice(line, start))
    ? line
    : null;
}

/** A heading over bullets holds them together. */
function opensList({ body }: Email, line: number | null, sentence: Sentence, next: Sentence) {
  const marker = body.slice(sentence.end, next.start);
  const isBullet = (between: string) => /\n\s*\S+\s+$/u.test(between);
  return isBullet(marker) && (line === null || !isBullet(`\n${body.slice(line, sentence.start)}`));
}

function cutWithin(email: Email, paragraph: Paragraph, sentence: Sentence): TextChange | null {
  const { sentences } = paragraph;
  const index = sentences.findIndex(({ start }) => start === sentence.start);
  const next = sentences[index + 1];
  const previous = sentences[index - 1];
  if (!next)
    return previous ? { field: 'body', start: previous.end, end: sentence.end, after: '' } : null;
  const line = startOfLine(email, paragraph, sentence.start);
  if (opensList(email, line, sentence, next)) return null;
  const nextLine = startOfLine(email, paragraph, next.start);
  const endsLine = email.body.slice(sentence.end, next.start).includes('\n');
  if (!endsLine || nextLine === null)
    return { field: 'body', start: sentence.start, end: next.start, after: '' };
  return line === null
    ? { field: 'body', start: previous?.end ?? sentence.start, end: sentence.end, after: '' }
    : { field: 'body', start: line, end: nextLine, after: '' };
}

/** Takes out a whole sentence, and its paragraph or its bullet when nothing else is in it. */
export function cutSentence(email: Email, sentence: Sentence): TextChange | null {
  const at = email.paragraphs.findIndex(
    (paragraph) => paragraph.start <= sentence.start && sentence.end <= paragraph.end,
  );
  const paragraph = email.paragraphs[at];
  if (!paragraph) return null;
  return paragraph.sentences.length === 1
    ? cutParagraph(email, at)
    : cutWithin(email, paragraph, sentence);
}

type Why = { readonly rule: string; reason(before: string, after: string): string };

const nearWords = 40;
const quantities = new Set(['most', 'many', 'a few']);
const determiner =
  /^\s+(?:the|these|those|them|us|you|our|your|their|his|her|its|my|this|that)\b/iu;

/** "a large number of visits" → "many visits", but "a large number of them" → "many of them". */
function inPlace(words: string, following: string): string {
  return quantities.has(words) && determiner.test(following) ? `${words} of` : words;
}

function fits({ body }: Email, { start, end, phrase }: PhraseHit): boolean {
  const place = swapPlaces[phrase];
  if (!place) return true;
  const before = body.slice(Math.max(0, start - nearWords), start);
  const after = body.slice(end, end + nearWords);
  return (
    (place.after?.test(after) ?? true) &&
    !(place.notAfter?.test(after) ?? false) &&
    !(place.notBefore?.test(before) ?? false)
  );
}

/** A pass that puts the word of a table in place of each phrase it lists. */
export function swapListed(table: Readonly<Record<string, string>>, why: Why): Pass {
  const book = phraseBook(Object.keys(table));
  const swaps = new Map(
    Object.entries(table).map(([phrase, words]) => [phrase.replaceAll('-', ' '), words]),
  );
  return (email: Email): Candidate[] =>
    findInSentences(email, book)
      .filter((hit) => fits(email, hit))
      .map(({ start, end, phrase }) => {
        const listed = inPlace(swaps.get(phrase) ?? phrase, email.body.slice(end, end + nearWords));
        const words = asTyped(listed, email.body);
        const before = email.body.slice(start, end).toLowerCase();
        return {
          ...swap(email, start, end, words),
          rule: why.rule,
          reason: why.reason(before, words),
        };
      });
}

const hollow: ReadonlySet<string> = new Set([
  ...boastWords,
  ...emptyAdjectives,
  ...emptyAdverbs,
  ...emptyPromises,
  ...jargon,
  ...Object.keys(plainWords),
  ...generalNouns,
]);
const mostly = 0.65;
const fewest = 4;

function isHollow({ key }: Word): boolean {
  return hollow.has(key) || key.split('-').every((part) => hollow.has(part));
}

/** Whether nearly all that a sentence says could be said by any company: “We help firms unlock their full potential.” */
export function isMostlyHollow(words: readonly Word[]): boolean {
  const content = words.filter(({ key }) => !englishFunctionWords.has(key));
  const share = content.filter(isHollow).length / Math.max(1, content.length);
  return content.length >= fewest && share >= mostly;
}
