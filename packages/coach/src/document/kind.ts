import { findMergeTags } from './blanks.ts';
import type { Email, Sentence, Stretch, TextKind, Word } from './email.ts';
import { findQuotations } from './protected-tokens.ts';
import { countSyllables } from './readability.ts';
import { findPhrases, hasPhrase, phraseBook, scanWords } from './sentences.ts';
import { isBlank, overlaps, splitLines, stretchOf } from './stretch.ts';
import type { Field, Span } from '../draft.ts';
import { frauds } from '../lexicon/honesty/frauds.ts';
import { colleagueWords, sellerWords } from '../lexicon/kinds/internal-notes.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';

type FoundFraud = {
  /** "an advance-fee letter" */
  readonly name: string;
  /** The words that give it away, one phrase for each sign, in reading order. */
  readonly phrases: readonly Span[];
};

/** Words that stand together, and what they stand in. */
type Passage = Pick<Stretch, 'start' | 'text'> & {
  readonly field: Field;
  readonly words: readonly Word[];
};

type Sign = { readonly fraud: number; readonly sign: number };
type PatternSign = Sign & { readonly pattern: RegExp; readonly unless: RegExp | undefined };

/** Which signs a phrase belongs to, so that one search over the words finds them all. */
const signsOf = new Map<string, Sign[]>();
const patterns: PatternSign[] = [];
frauds.forEach(({ signs }, fraud) => {
  signs.forEach(({ phrases, pattern, unless }, sign) => {
    if (pattern) patterns.push({ fraud, sign, pattern, unless });
    for (const phrase of phrases) {
      const key = phrase.replaceAll('-', ' ');
      signsOf.set(key, [...(signsOf.get(key) ?? []), { fraud, sign }]);
    }
  });
});
const book = phraseBook([...signsOf.keys()]);

/** The first kind of fraud that the passages show enough signs of. */
function findFraud(passages: readonly Passage[]): FoundFraud | null {
  const found = frauds.map(() => new Map<number, Span>());
  const note = ({ fraud, sign }: Sign, span: Span) => {
    const signs = found[fraud];
    if (signs && !signs.has(sign)) signs.set(sign, span);
  };
  for (const { field, start: from, text, words } of passages) {
    for (const { phrase, start, end } of findPhrases(words, book)) {
      for (const sign of signsOf.get(phrase) ?? []) note(sign, { field, start, end });
    }
    for (const sign of patterns) {
      const match = matchOf(sign, text);
      if (match) note(sign, { field, start: from + match.start, end: from + match.end });
    }
  }
  const at = frauds.findIndex(({ signs, enough }, fraud) => {
    const shown = [...(found[fraud]?.keys() ?? [])];
    return shown.reduce((sum, sign) => sum + (signs[sign]?.weight ?? 0), 0) >= enough;
  });
  const name = frauds[at]?.name;
  return name === undefined ? null : { name, phrases: [...(found[at]?.values() ?? [])] };
}

function matchOf({ pattern, unless }: PatternSign, text: string): Stretch | null {
  const match = pattern.exec(text);
  if (!match || unless?.test(text)) return null;
  const found = stretchOf(text, match.index, match.index + match[0].length);
  return findQuotations(text).some((quotation) => overlaps(quotation, found)) ? null : found;
}

const subjects =
  /^(?:automatic reply|auto(?:matic)?[ -]?reply|out of (?:the )?office|undeliver|delivery status notification|mail delivery|your receipt|order confirmation|payment received)\b/iu;
/** Each for some kind of notice: away, a bounce, a machine's mail, a receipt. */
const notices: readonly RegExp[] = [
  /\b(?:I|we)(?:['’]m| am|['’]re| are) (?:currently |now |away and )?(?:out of (?:the )?office|on (?:annual |parental |maternity |paternity |sick )?leave|away from (?:my|the) (?:desk|office))\b/iu,
  /\b(?:this is an automated|automatically generated|do not reply to this (?:email|message)|this mailbox is not monitored)\b/iu,
  /\b(?:could not be delivered|delivery has failed|undelivered mail|returned to sender)\b/iu,
  /\b(?:order (?:number|no\.?|#)|invoice (?:number|no\.?|#)|receipt (?:number|no\.?|#))\s?:?\s?\w{0,4}\d{3,}/iu,
];
/** What stands in them beside that. */
const further =
  /\b(?:on my return|when I return|until \d|until \p{Lu}|limited access|no access to email|respond (?:to your (?:email|message) )?(?:on|when|after)|for (?:anything )?urgent|in my absence|subtotal|total(?: paid)?:|amount paid|VAT|shipping address|order (?:total|summary)|recipient(?:['’]s)? address|permanent error)/iu;
const openingSentences = 8;

/** An out-of-office reply, a bounce or a receipt: a machine sent it. */
function isAutomatic({ subject, sentences }: Pick<Email, 'subject' | 'sentences'>): boolean {
  const text = sentences
    .slice(0, openingSentences)
    .map((sentence) => sentence.text.slice(0, 300))
    .join(' ');
  const signs = [subjects.test((subject ?? '').trim()), notices.some((one) => one.test(text))];
  return signs.every(Boolean) || (signs.some(Boolean) && further.test(text));
}

const fewestLines = 2;
const share = 0.6;
const longestLine = 200;

/** What prose hardly ever has in a line, each for some family of languages. */
const signs: readonly RegExp[] = [
  /[;{}]\s*$/u,
  /[\w\]]\(|\w\[["'\w]|\(\)|=>|==|:=|&&|\|\|/u,
  /^\s*[\w.$"'-]+\s*[:=]\s*["'[{\d].*,?$/u,
  /^\s*(?:const|let|var|def|class|function|func|fn|public|private|package|using|namespace|#include|#!|<\?php)\b.{0,80}[(){};=:"<]/u,
  /^\s*(?:import|from)\s[\w.{*'"]+|^\s+(?:return|yield|break|continue|raise|throw)\b/u,
  /^\s*(?:if|for|while|elif|else|switch|try|except|catch|with)\b.*[({:]\s*$/u,
  /^\s*(?:SELECT|FROM|WHERE|(?:LEFT |INNER )?JOIN|GROUP BY|HAVING|ORDER BY|INSERT INTO|UPDATE|DELETE FROM|VALUES|CREATE TABLE)\b/u,
  /^\s*(?:\/\/|\/\*|\$ |>>> |npm |git |curl |<\/?[a-z][^>]*>\s*$)/u,
  /^\s*(?:Traceback \(|File "[^"\n]{1,120}", line \d|at [\w.$<>]{1,80}\(|[\w.]{0,60}(?:Error|Exception)\b ?:)/u,
  /^\s*[[(]?\d{4}-\d\d-\d\d[T ]\d\d:\d\d/u,
];

/** Whether most lines are source code or a machine's log, not one or two shown in an email. */
function isCode(lines: readonly Stretch[]): boolean {
  const code = lines.filter(({ text }) => looksLikeCode(text.slice(0, longestLine))).length;
  return code >= fewestLines && code >= lines.length * share;
}

function looksLikeCode(line: string): boolean {
  return signs.some((sign) => sign.test(line));
}

const fewestWords = 25;
const persons: ReadonlySet<string> = new Set(
  (
    "i i'm i've i'd i'll me my mine we we're we've we'd we'll us our ours you you're you've you'd you'll your yours " +
    "u ur please contact call reply hi hello let's"
  ).split(' '),
);

/** Neither writer nor reader is in it, and nothing is asked: a recipe, an article, a press release. */
function isImpersonal(sentences: readonly Sentence[]): boolean {
  const words = sentences.flatMap((sentence) => sentence.words);
  return (
    words.length >= fewestWords &&
    !words.some(({ key }) => persons.has(key)) &&
    !sentences.some(({ text }) => text.endsWith('?'))
  );
}

const toColleagues =
  /^(?:hi|hello|hey|hiya|dear|morning|good morning|afternoon|good afternoon)?[\s,]*(?:team|all|everyone|everybody|folks|guys|colleagues|crew|gang|both)[\s,.!:–—-]*$/iu;
const notice =
  /^\s*(?:fyi|reminder|heads[ -]up|quick reminder|friendly reminder|gentle reminder|psa|team|all|everyone|folks)\s*(?:all|team|everyone|folks)?\s*[:,–—-]/iu;
const colleagues = phraseBook(colleagueWords);
const sellers = phraseBook(sellerWords);

/** Written to people the writer works with: they are greeted as a group and told of the shared work, and nothing is offered. */
function isInternalNote(greeting: Stretch | null, sentences: readonly Sentence[]): boolean {
  const isToGroup = greeting
    ? toColleagues.test(greeting.text)
    : notice.test(sentences[0]?.text.slice(0, 60) ?? '');
  return (
    isToGroup &&
    sentences.some(({ words }) => hasPhrase(words, colleagues)) &&
    !sentences.some(({ words }) => hasPhrase(words, sellers))
  );
}

const item = /^\s*(?:[-*+•·▪‣–—☐☑✓✔]|\[[ xX]?\]|\d{1,2}[.):]|[a-z]\))\s+\S/u;
const heading = /:\s*$/u;
const fewestItems = 3;
const itemShare = 0.7;
const longestEntry = 6;
const fewestEntries = 4;
const functionWordShare = 0.15;
const proseWords = 9;
const proseShare = 0.3;

/** Items one under the other, or words set side by side, with next to nothing said about them. */
function isList(lines: readonly Stretch[], sentences: readonly Sentence[]): boolean {
  if (sentences.filter(isProse).length > 0) return false;
  const body = lines.filter(({ text }) => !heading.test(text));
  const items = body.filter(({ text }) => item.test(text)).length;
  if (items >= fewestItems && items >= body.length * itemShare) return true;
  const words = sentences.flatMap((sentence) => sentence.words);
  const small = words.filter(({ key }) => englishFunctionWords.has(key)).length;
  if (small > words.length * functionWordShare) return false;
  return (
    (body.length >= fewestEntries && body.every(isEntry)) ||
    entriesBetweenCommas(body) >= fewestEntries * 2
  );
}

/** A whole sentence, as an email has them and a list has not. */
function isProse({ words }: Sentence): boolean {
  const small = words.filter(({ key }) => englishFunctionWords.has(key)).length;
  return words.length >= proseWords && small >= words.length * proseShare;
}

function isEntry({ text }: Stretch): boolean {
  return text.trim().split(/\s+/u).length <= longestEntry && !/[.!?]\s*$/u.test(text);
}

function entriesBetweenCommas(lines: readonly Stretch[]): number {
  return lines.reduce((sum, { text }) => sum + text.split(/[,;|]/u).length, 0);
}

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december';
/** It calls itself an issue; “your newsletter” is the reader's. */
const issue = new RegExp(
  `(?<!\\byour )\\b(?:(?<=^|\\n)this (?:month|week) (?:at|from) \\w+|in this (?:month['’]s |week['’]s )?(?:issue|edition|newsletter)|(?:this|last) (?:month|week)['’]s (?:issue|edition|newsletter|digest|round-?up|news|highlights)|(?:weekly|monthly|quarterly|spring|summer|autumn|winter|${months}) (?:newsletter|digest|round-?up|bulletin|news|edition|update)|welcome to (?:the|our) [^.!?\\n]{0,40}(?:newsletter|digest|issue|edition|bulletin)|(?:issue|edition) (?:no\\.? ?|#)\\d+|to our (?:newsletter|mailing list))\\b`,
  'iu',
);
const issueSubject =
  /\b(?:newsletter|digest|round-?up|bulletin|news from|what['’]s new)\b|\bnews\s*$/iu;
const period = new RegExp(
  `\\bthis (?:week|month|season|quarter|spring|summer|autumn|winter)\\b|^(?:${months})\\b|\\b(?:${months}) 20\\d\\d$`,
  'imu',
);
/** What a mailing must carry, or says of itself. */
const mailing =
  /\bunsubscribe\b|\b(?:manage|update) your (?:email )?preferences\b|\bview (?:this email )?in (?:your )?browser\b|\byou(?:['’]re| are) receiving this\b|\b(?:dear|hello|hi) (?:subscribers?|readers?|members?)\b|\bour (?:subscribers|readers)\b|\bforwarded (?:to you|by a friend)\b/iu;

const crowd =
  /\b(?:all|everyone|everybody|friends?|folks|there|subscribers?|readers?|members?|customers?|supporters?|neighbours?|neighbors?|community|families)\b/iu;
const newsItem = /^\s*(?:[-*•–▪►▸✅]|\d{1,2}[.)]|#{1,4}\s|\*\*|\p{Extended_Pictographic})/u;
const newsHeading = /^\s*\p{Lu}[^.!?:;]{2,50}:?\s*$/u;
const labelled = /^\s*\p{Lu}[^.!?:;,]{2,30}: \p{Lu}/u;
const fewestTopics = 3;
const openingLength = 600;
const longestRead = 5000;
const mostLines = 200;
const enough = 3;

type Parts = Pick<Email, 'subject' | 'body' | 'addressee' | 'greeting' | 'signOff'>;

/**
 * An issue of several topics for whoever subscribed. A cold email may carry a way out and a list too, so it takes a
 * sign of being an issue, and one sign more where a reader is greeted by name.
 */
function isNewsletter(parts: Parts): boolean {
  const { subject, body, addressee, greeting } = parts;
  const opening = body.slice(0, openingLength);
  const head = subject ?? '';
  const isIssue =
    issue.test(head) || issueSubject.test(head) || issue.test(body.slice(0, longestRead));
  const isOfPeriod = period.test(head) || period.test(opening);
  if (!isIssue && !isOfPeriod) return false;
  const isToOne =
    addressee !== null || (greeting !== null && findMergeTags(greeting.text).length > 0);
  const signs = [
    isIssue,
    isOfPeriod,
    mailing.test(body),
    topicsIn(parts) >= fewestTopics,
    greeting !== null && crowd.test(greeting.text),
  ];
  return signs.filter(Boolean).length >= (isToOne ? enough + 1 : enough);
}

/** Headings and listed items before the close. */
function topicsIn({ body, greeting, signOff }: Parts): number {
  const from = greeting?.end ?? 0;
  const text = body.slice(from, Math.max(from, signOff?.start ?? body.length));
  return splitLines(text)
    .slice(0, mostLines)
    .map((line) => line.text.slice(0, 80))
    .filter((line) => newsItem.test(line) || newsHeading.test(line) || labelled.test(line)).length;
}

const fewestVerses = 4;
const fewestUnrhymed = 8;
/** Mail that is wrapped by hand breaks later. */
const longestVerse = 55;
const openShare = 0.5;
const freeShare = 0.7;
const rhymeShare = 0.4;
const haiku = [5, 7, 5];
const ofBusiness = /[\d@$€£%{}]|https?:|www\./u;
const lastWord = /(\p{L}+)[^\p{L}]*$/u;
/** From the last vowel that is heard: "ight", "ime". */
const lastSound = /[aeiouy]{1,2}[^aeiouy]{0,5}e?$/u;
const spelledAlike = /^(?:ue|ew|ou|oo)$/u;
const sentenceEnd = /[.!…]["'”’)]*$/u;

/** Short lines that break in mid-sentence, and rhyme or go on for long; or a haiku. */
function isPoem(lines: readonly Stretch[]): boolean {
  const verses = lines.map(({ text }) => text.trim());
  if (verses.some((verse) => verse.length > longestVerse || ofBusiness.test(verse))) return false;
  if (verses.length === haiku.length)
    return verses.every((verse, at) => syllablesIn(verse) === haiku[at]);
  const open = verses.slice(0, -1).filter((verse) => !sentenceEnd.test(verse)).length;
  if (verses.length < fewestVerses || open < (verses.length - 1) * openShare) return false;
  if (rhymesIn(verses) >= verses.length * rhymeShare) return true;
  const isLong = verses.length >= fewestUnrhymed && !verses.some((verse) => verse.includes('?'));
  return isLong && (open >= verses.length * freeShare || opensInCapitals(verses));
}

function opensInCapitals(verses: readonly string[]): boolean {
  const capitals = verses.filter((verse) => /^["'“‘]?\p{Lu}/u.test(verse));
  return capitals.length >= verses.length * freeShare;
}

function syllablesIn(verse: string): number {
  return scanWords(verse, 0, verse.length).reduce((sum, { key }) => sum + countSyllables(key), 0);
}

/** How many verses end like one of the two before or after them. */
function rhymesIn(verses: readonly string[]): number {
  const ends = verses.map((verse) => lastWord.exec(verse.toLowerCase())?.[1] ?? '');
  return ends.filter((end, at) =>
    [at - 2, at - 1, at + 1, at + 2].some((other) => rhyme(end, ends[other] ?? '')),
  ).length;
}

function rhyme(one: string, other: string): boolean {
  const sound = soundOf(one);
  return one !== other && sound.length > 1 && sound === soundOf(other);
}

function soundOf(word: string): string {
  return (lastSound.exec(word)?.[0] ?? '').replace(spelledAlike, 'oo');
}

const longestMessage = 20_000;

type MessageParts = Pick<
  Email,
  | 'subject'
  | 'subjectWords'
  | 'body'
  | 'greeting'
  | 'addressee'
  | 'signOff'
  | 'footer'
  | 'quotedThread'
  | 'sentences'
>;

/**
 * What the text is. What greets a reader and is no fraud stays an email: to turn one away is worse than to judge
 * something that is none.
 */
export function guessKind(parts: MessageParts): TextKind {
  const { body, greeting, signOff, footer, quotedThread, sentences } = parts;
  if (sentences.length === 0) return 'empty';
  if (fraudIn(parts)) return 'scam';
  if (isInternalNote(greeting, sentences)) return 'internal_note';
  if (isAutomatic(parts)) return 'impersonal';
  if (isNewsletter(parts)) return 'newsletter';
  if (greeting) return 'email';
  const end = (footer ?? quotedThread)?.start ?? body.length;
  const lines = splitLines(body.slice(0, Math.min(end, longestMessage))).filter(
    (line) => !isBlank(line),
  );
  if (isCode(lines)) return 'code';
  if (signOff) return 'email';
  if (isList(lines, sentences)) return 'list';
  if (isPoem(lines)) return 'poem';
  return isImpersonal(sentences) ? 'impersonal' : 'email';
}

/** The fraud that the text is, and the words that give it away. */
export function fraudIn(
  parts: Pick<MessageParts, 'subject' | 'subjectWords' | 'body' | 'greeting' | 'sentences'>,
): FoundFraud | null {
  const { subject, subjectWords, body, greeting, sentences } = parts;
  const inSubject: Passage = {
    field: 'subject',
    start: 0,
    text: subject ?? '',
    words: subjectWords,
  };
  const opening = greeting && { ...greeting, words: scanWords(body, greeting.start, greeting.end) };
  const inBody = [...(opening ? [opening] : []), ...sentences].map((part): Passage => ({
    ...part,
    field: 'body',
  }));
  return findFraud([inSubject, ...inBody]);
}
