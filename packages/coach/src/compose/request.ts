import {
  type Phrase,
  firstNoun,
  isAskedFor,
  opensWithVerb,
  readPhrase,
  withArticle,
} from './phrase.ts';
import { closed, inSentence, isAsked, isPlural, sentencesOf, tidy, toReader } from './text.ts';
import { meetingNouns } from '../document/asks.ts';
import type { Token } from '../document/language.ts';
import { findLinks } from '../document/protected-tokens.ts';

type Wish = {
  /**
   * `meeting`: "a 15-minute call" · `thing`: "a free trial" · `deed`: what the reader would do · `favour`: the same for
   * the writer, "send us the slides" · `offer`: what the writer would do · `tell`: what the writer would like to know ·
   * `order`: "reply “yes” and I will send it" · `wish`: a sentence about the writer · `right`: the right person ·
   * `reply`: only an answer · `words`: anything else, which is only quoted.
   */
  readonly want:
    | ('meeting' | 'thing' | 'deed' | 'favour' | 'offer' | 'tell')
    | ('order' | 'wish' | 'right' | 'question' | 'reply' | 'words');
  readonly text: string;
};

/** What the writer wants of the reader. */
export type Request = Wish & {
  readonly link: string | null;
  /** What the call to action says further, as sentences. */
  readonly more: readonly string[];
  readonly unsaid: readonly string[];
};

const longest = 300;
const meetings: ReadonlySet<string> = new Set([...meetingNouns, 'interview', 'coffee', 'session']);
/** What led to a link that is kept apart. */
const loose = /\s(?:at|on|via|through|with|from|using)$/iu;
const urging = /[\s,]+(?:now|today|asap|right away|here|below)$/iu;
/** What leads up to the words for what is wanted. */
const lead =
  /^(?:please|just|kindly|simply|then|now|to|let['’]s|(?:they|you|readers)\s(?:should|could|can|must))\s+/iu;
/** "get them to sign up": the reader would. */
const causing =
  /^(?:get|ask|have|want|invite|encourage|convince|tell|I|we)\b(?:\s\S+){0,3}?\s?(?<=\s)(?:them|you|people|readers|prospects)\s(?:to\s)?(?=\p{Ll}+\s)/iu;

/** What a call to action asks for; of an empty one only an answer, and one of another language is quoted. Never throws. */
export function readRequest(raw: string, isEnglish = true): Request {
  const cut = raw.slice(0, longest).trim();
  const [found] = findLinks(cut).links;
  const link = found ? cut.slice(found.start, found.end) : null;
  const sentences = sentencesOf(link === null ? cut : cut.replace(link, ' '));
  const beyond = [raw.slice(longest).trim().slice(0, longest)].filter(Boolean);
  if (sentences.some(isAsked)) {
    const text = sentences.map(closed).join(' ');
    const phrase = readPhrase(text);
    const wish = phrase.form === 'noun' ? thingOf(phrase) : ({ want: 'question', text } as const);
    return { ...wish, link, more: [], unsaid: beyond };
  }
  const isQuoted = !isEnglish && link === null && sentences.length > 0;
  if (isQuoted) return { want: 'words', text: tidy(cut), link, more: [], unsaid: beyond };
  const [line = '', ...others] = sentences;
  const cleaned = withoutLead(tidy(tidy(line).replace(urging, '')));
  const [text, further] = firstOf(link === null ? cleaned : cleaned.replace(loose, ''));
  const unsaid = [further, ...beyond].filter(Boolean);
  return { ...wishOf(text), link, more: others.map(closed), unsaid };
}

function withoutLead(text: string): string {
  const plain = inSentence(text.replace(lead, ''));
  const rest = plain.replace(causing, '');
  if (rest !== plain && isDeed(rest)) return rest;
  return plain === inSentence(text) ? plain : withoutLead(plain);
}

function isDeed(text: string): boolean {
  return isAskedFor(text) && opensWithVerb(text);
}

/** One request is enough: the second one, behind "and", is left out. */
function firstOf(text: string): [first: string, further: string] {
  const joins = opensWithVerb(text) ? [...text.matchAll(/\s(?:and|&)\s(?:then\s)?/giu)] : [];
  const join = joins.find(
    ({ index, 0: word }) =>
      text.slice(0, index).includes(' ') && isDeed(text.slice(index + word.length)),
  );
  return join ? [text.slice(0, join.index), text.slice(join.index + join[0].length)] : [text, ''];
}

const giving = '(?:send|give|share|show|email|provide|propose|bring|invite|ask)';
const answering = '(?:reply|respond|answer|confirm|forward)';
const asking = '(?:see|know|learn|hear|find|understand|check)';
const clause = '(?:what|how|who|why|whether|if)';
const reader = '(?:they|them|their|you|your)';

/** Deeds by who wants or does them, the first that fits; what is said of them. */
const deeds = [
  deed('tell', String.raw`ask\s(?:\S+\s){0,3}?(${clause}\s.*)`),
  deed(
    'tell',
    String.raw`${asking}\s(?:\S+\s){0,3}?((?:if|whether)\s.*|${clause}\s.*\b${reader}\b.*)`,
  ),
  deed('offer', String.raw`(?:let (?:me|us)|offer to)\s(?!know\b)(.*)`),
  deed('favour', String.raw`(${answering}\s.*|\S+\s(?:\S+\s)?(?:me|us)\b.*)`),
  deed('thing', String.raw`offer\s(?:(?:them|you)\s)?(.*)`),
  deed('offer', String.raw`(${giving})\s((?:to|for|with|about|on)\s.*)`, '$1 you $2'),
  deed('offer', String.raw`(\S+\s(?:you\b|(?:\S+\s){0,2}them\b).*)`),
  deed('offer', String.raw`(${giving}\s(?!.*\b(?:your|their)\b).*|(?!${giving}\s).*\btheir\b.*)`),
];

function deed(want: Wish['want'], shape: string, replacement = '$1') {
  return { want, replacement, shape: new RegExp(`^${shape}$`, 'iu') };
}

/** An answer, then what comes of it. */
const promises = /(?:,|\s(?:and|so|then))\s(?:I|we)(?:['’]|\s)/iu;

function wishOf(text: string): Wish {
  if (!/\p{L}/u.test(text)) return { want: 'reply', text: '' };
  if (/\bright (?:person|people|contact)\b/iu.test(text)) return { want: 'right', text: '' };
  if (/^(?:I|we)(?:['’]|\s)/iu.test(text)) return { want: 'wish', text: closed(text) };
  const small = readPhrase(text.slice(0, 1).toLowerCase() + text.slice(1));
  const [first, second] = small.tokens;
  if (promises.test(text) && isAskedFor(small.text))
    return { want: 'order', text: toReader(small.text) };
  const isWord = first?.tag === 'VERB' && !second && !meetings.has(first.key);
  if (isWord || opensWithVerb(small.text) || (isPlural(second) && isAskedFor(small.text)))
    return deedOf(small);
  const phrase = readPhrase(text);
  if (phrase.form === 'noun') return thingOf(phrase);
  return phrase.form === 'clause' ? { want: 'wish', text: closed(text) } : { want: 'words', text };
}

function deedOf({ text, tokens }: Phrase): Wish {
  const found = deeds.find(({ shape }) => shape.test(text));
  if (!found) return meetingIn(text, tokens) ?? { want: 'deed', text: toReader(text) };
  const wording = text.replace(found.shape, found.replacement);
  if (found.want === 'thing') return thingOf(readPhrase(wording));
  return { want: found.want, text: toReader(wording) };
}

/** Whether the thing that tokens open with is time together. */
function isMeeting(tokens: readonly Token[]): boolean {
  const named = tokens.slice(0, (firstNoun(tokens)?.head ?? -1) + 1);
  const isTime = tokens[0]?.tag === 'NUM' && /^(?:minute|min|hour)s?$/u.test(named[1]?.key ?? '');
  return isTime || named.some(({ key }) => meetings.has(key));
}

/** "a call" of "schedule a call next week"; null where the verb wants something else. */
function meetingIn(text: string, tokens: readonly Token[]): Wish | null {
  const at = tokens.findIndex(({ key }, index) => index > 0 && !/^(?:up|on|in)$/u.test(key));
  const first = tokens[at];
  if (!first || /^(?:your|my|our)$/u.test(first.key) || !isMeeting(tokens.slice(at))) return null;
  return thingOf(readPhrase(text.slice(first.start)));
}

/** A thing by its name, with the article that it lacks. */
function thingOf({ text, tokens, isBare }: Phrase): Wish {
  const named = toReader(isBare ? withArticle(text) : text);
  return { want: isMeeting(tokens) ? 'meeting' : 'thing', text: named };
}
