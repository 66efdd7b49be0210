import {
  type Phrase,
  firstNoun,
  isAskedFor,
  opensWithVerb,
  readPhrase,
  withArticle,
  wordsOf,
} from './phrase.ts';
import {
  closed,
  inSentence,
  isAsked,
  isPlural,
  opening,
  sentencesOf,
  tidy,
  toReader,
} from './text.ts';
import type { Token } from '../document/language.ts';
import { findLinks } from '../document/protected-tokens.ts';
import { meetingNouns } from '../lexicon/requests/ask-phrases.ts';

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

/** What a call to action asks for. Never throws; of an empty one only an answer. */
export function readRequest(raw: string): Request {
  const cut = raw.slice(0, longest).trim();
  const [found] = findLinks(cut).links;
  const link = found ? cut.slice(found.start, found.end) : null;
  const sentences = sentencesOf(link === null ? cut : cut.replace(link, ' '));
  const beyond = [raw.slice(longest).trim().slice(0, longest)].filter(Boolean);
  if (sentences.some(isAsked)) {
    const text = sentences.map((one) => (isAsked(one) ? opening(one) : closed(one))).join(' ');
    const phrase = readPhrase(text);
    const asked = phrase.form === 'noun' ? thingOf(phrase) : ({ want: 'question', text } as const);
    return { ...asked, link, more: [], unsaid: beyond };
  }
  const [line = '', ...others] = sentences;
  const said = withoutLead(tidy(tidy(line).replace(urging, '')));
  const [text, further] = firstOf(link === null ? said : said.replace(loose, ''));
  const unsaid = [further, ...beyond].filter(Boolean);
  return { ...wishOf(text), link, more: others.map(closed), unsaid };
}

function withoutLead(text: string): string {
  const plain = inSentence(text.replace(lead, ''));
  const rest = plain.replace(causing, '');
  if (rest !== plain && isAskedFor(rest) && opensWithVerb(rest)) return rest;
  return plain === inSentence(text) ? plain : withoutLead(plain);
}

/** One request is enough: the second one, behind "and", is left out. */
function firstOf(text: string): [first: string, further: string] {
  for (const { key, start, end } of opensWithVerb(text) ? wordsOf(text).slice(2) : []) {
    const rest = text.slice(end).replace(/^\s+(?:then\s)?/iu, '');
    const isFurther = /^(?:and|&)$/u.test(key) && isAskedFor(rest) && opensWithVerb(rest);
    if (isFurther) return [text.slice(0, start).trim(), rest];
  }
  return [text, ''];
}

function wishOf(text: string): Wish {
  if (!/\p{L}/u.test(text)) return { want: 'reply', text: '' };
  if (/\bright (?:person|people|contact)\b/iu.test(text)) return { want: 'right', text: '' };
  if (/^(?:I|we)(?:['’]|\s)/iu.test(text)) return { want: 'wish', text: closed(text) };
  const small = readPhrase(text.slice(0, 1).toLowerCase() + text.slice(1));
  const isAsking = isAskedFor(small.text);
  if (isAsking && promises.test(text)) return { want: 'order', text: toReader(small.text) };
  if (isAsking && (isPlural(small.tokens[1]) || /^(?:offer to|try)\s/u.test(small.text)))
    return deedOf(small);
  const phrase = readPhrase(text);
  const { form, tokens } = phrase;
  const isVerb = opensWithVerb(phrase.text) || (tokens.length === 1 && tokens[0]?.tag === 'VERB');
  if (isVerb && !meetings.has(phrase.text)) return deedOf(phrase);
  if (form === 'noun') return thingOf(phrase);
  return form === 'clause' ? { want: 'wish', text: closed(text) } : { want: 'words', text };
}

/** An answer, then what comes of it. */
const promises = /(?:,|\s(?:and|so|then))\s(?:I|we)(?:['’]|\s)/iu;
/** What the writer does, whoever is asked. */
const giving = /^(?:send|give|share|show|email|provide|propose|bring|invite|ask)$/u;
const answering = /^(?:reply|respond|answer|confirm|forward)$/u;
const asking = /^(?:see|know|learn|hear|find|understand|check)$/u;

function deedOf({ text, tokens }: Phrase): Wish {
  const [first, second, third] = tokens;
  const said = toReader(text);
  if (!first || !second) return { want: 'deed', text };
  const clause = tokens
    .slice(1, 5)
    .find(({ key }) => /^(?:what|how|who|why|whether|if)$/u.test(key));
  const isOfReader = /\b(?:they|them|their|you|your)\b|^(?:if|whether)\b/u.test(
    text.slice(clause?.start ?? text.length),
  );
  if (clause && (first.key === 'ask' || (asking.test(first.key) && isOfReader)))
    return { want: 'tell', text: toReader(text.slice(clause.start)) };
  const isLet = first.key === 'let' && /^(?:me|us)$/u.test(second.key) && third?.key !== 'know';
  if (isLet || /^offer to\s/u.test(text))
    return { want: 'offer', text: toReader(text.slice(second.end + 1)) };
  if (/^\S+\s(?:\S+\s)?(?:me|us)\b/u.test(text) || answering.test(first.key))
    return { want: 'favour', text: said };
  const [, offered] = /^offer\s(?:(?:them|you)\s)?(.+)$/u.exec(text) ?? [];
  if (offered !== undefined) return thingOf(readPhrase(offered));
  const isGiving = giving.test(first.key);
  if (isGiving && first.key !== 'ask' && second.tag === 'ADP')
    return { want: 'offer', text: `${first.key} you${said.slice(first.end)}` };
  const isTheirs = /\b(?:your|their)\b/u.test(text);
  const isOfThem =
    /^\S+\s(?:you\b|(?:\S+\s){0,2}them\b)/u.test(text) || (!isGiving && /\btheir\b/u.test(text));
  if (isOfThem || (isGiving && !isTheirs)) return { want: 'offer', text: said };
  return meetingIn(text, tokens) ?? { want: 'deed', text: said };
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
