import { isQuestion } from '../document/asks.ts';
import type { Email, Sentence, Word } from '../document/email.ts';
import { numberWords } from '../lexicon/layout/number-words.ts';
import { sureVerbs } from '../lexicon/topics/phrase-boundaries.ts';
import {
  clauseVerbs,
  generalNouns,
  offerVerbs,
  outcomeVerbs,
} from '../lexicon/topics/topic-boundaries.ts';
import { emptyAdjectives } from '../lexicon/wording/empty-praise.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import { genericWords } from '../lexicon/words/generic-words.ts';
import { splitRequest } from '../rewrite/requests.ts';
import { type PlainIdea, common, vagueAdjectives } from './idea.ts';

/**
 * What an email is about. `noticed`: something of the reader's that the writer saw · `theirs`: something
 * of the reader's · `offer`: what the writer can do · `matter`: any other thing.
 */
type TopicKind = 'noticed' | 'theirs' | 'offer' | 'matter';

/** Something the email is about, in the writer's words and fit for the middle of a sentence. */
export type Topic = {
  /** "your checkout", "cutting fuel costs" */
  readonly phrase: string;
  /** Without "your" or "the". */
  readonly bare: string;
  readonly kind: TopicKind;
  /** What more the writer says of it: "at NodeConf" of "your talk at NodeConf". */
  readonly tail?: string;
  /** Whether the writer speaks of it as of a thing, or comes back to it. */
  readonly isThing?: boolean;
  readonly weight: number;
};

const longest = 3;

const plainWord = /^[\p{L}][\p{L}\p{N}'’-]*$/u;

function endsPhrase(word: Word, isFirst: boolean): boolean {
  const { key } = word;
  if (!plainWord.test(word.text) || englishFunctionWords.has(key)) return true;
  if ((/ly$/u.test(key) && key.length > 5) || /['’]s?$|n['’]t$/u.test(key)) return true;
  return !isFirst && (clauseVerbs.has(key) || sureVerbs.has(key) || /[^e]ed$/u.test(key));
}

/** The words from `at` on that read as one thing: "checkout" of "checkout takes a while". */
export function nounPhraseAt(body: string, words: readonly Word[], at: number): readonly Word[] {
  const phrase: Word[] = [];
  for (let index = at; index < words.length && phrase.length < longest; index += 1) {
    const word = words[index];
    const last = phrase.at(-1);
    if (!word || endsPhrase(word, phrase.length === 0)) break;
    if (last && body.slice(last.end, word.start) !== ' ') break;
    phrase.push(word);
  }
  const last = phrase.at(-1);
  const isCut = last !== undefined && /ing$/u.test(last.key) && phrase.length > 1;
  return isCut ? phrase.slice(0, -1) : phrase;
}

const wholeNumber = /^\d{1,3}(?:,\d{3})*$/u;

const yearOrDigit = /^(?:(?:19|20)\d\d|\d)$/u;

const timeOrShare = /^(?:minute|min|hour|day|week|month|year|second|am|pm|%|percent)/iu;

/** "Issue 14", "lots 41 to 58": the number names a thing and counts nothing. */
const labels = /^(?:issue|lots?|chapter|page|pages|section|room|version|number|step|to|and)$/u;

const rates = /^(?:an?|per|each|every)$/u;

/** "12 bikes" is a delivery note; "2,140 office workers" is a subject. */
const fewestWords = 2;

/** Counted things: "40 bicycle shops". */
export function countedThings(email: Email): PlainIdea[] {
  return email.sentences.flatMap(({ words }) =>
    words.flatMap((word, at): PlainIdea[] => {
      if (!wholeNumber.test(word.text) || yearOrDigit.test(word.text)) return [];
      const thing = nounPhraseAt(email.body, words, at + 1);
      const text = thing.map((part) => part.text).join(' ');
      const before = words[at - 1]?.key ?? '';
      const after = words[at + 1 + thing.length]?.key ?? '';
      if (labels.test(before) || rates.test(after) || /ed$/u.test(thing[0]?.key ?? '')) return [];
      if (thing.length < fewestWords || timeOrShare.test(text) || !/s$/u.test(text)) return [];
      return [{ subject: `${word.text} ${text}`, reason: 'A figure from the email itself.' }];
    }),
  );
}

const praise: ReadonlySet<string> = new Set(emptyAdjectives);

const weights: Readonly<Record<TopicKind, number>> = {
  noticed: 5,
  theirs: 4,
  offer: 0,
  matter: 0.5,
};

const places = /^(?:at|on|about)$/u;

const mostInTail = 4;

const seeing = /^(?:notic(?:e|ed|ing)|saw|seen|found)$/u;

/** "Fernhill’s", but not "That’s" or "Let’s". */
function isNamedOwner({ key, text }: Word): boolean {
  return /^\p{Lu}.*['’]s$/u.test(text) && !englishFunctionWords.has(key.slice(0, -2));
}

function kindOf(words: readonly Word[], at: number): TopicKind | null {
  const opener = words[at];
  if (!opener) return null;
  if (opener.key === 'your' || isNamedOwner(opener)) return 'theirs';
  if (opener.key !== 'the') return null;
  const before = words[at - 1]?.key === 'that' ? words[at - 2] : words[at - 1];
  return seeing.test(before?.key ?? '') ? 'noticed' : 'matter';
}

/** "at NodeConf", "about moving the shop": what follows the thing and says which one it is. */
function tailOf({ body }: Email, words: readonly Word[], last: Word): string {
  const from = words.indexOf(last) + 1;
  const joins = (at: number) => body.slice(words[at - 1]?.end, words[at]?.start) === ' ';
  if (!places.test(words[from]?.key ?? '') || !joins(from)) return '';
  let to = from;
  for (let at = from + 1; at <= from + mostInTail && joins(at); at += 1) {
    const key = words[at]?.key ?? '';
    if (clauseVerbs.has(key)) break;
    if (!englishFunctionWords.has(key)) to = at;
    else if (!/^(?:the|an?|of)$/u.test(key)) break;
  }
  return to === from ? '' : body.slice(words[from]?.start, words[to]?.end);
}

function thingAt(email: Email, { words }: Sentence, at: number): Topic[] {
  const kind = kindOf(words, at);
  const opener = words[at]?.text ?? '';
  if (!kind) return [];
  const phrase = nounPhraseAt(email.body, words, at + 1).filter(
    ({ key }) => !praise.has(key) && !vagueAdjectives.has(key),
  );
  const bare = phrase.map(({ text }) => text).join(' ');
  const head = phrase.at(-1)?.key ?? '';
  const isGeneral =
    generalNouns.has(head) ||
    (phrase.length === 1 && genericWords.has(head)) ||
    phrase.every(({ key }) => generalNouns.has(key));
  if (phrase.length === 0 || isGeneral || /\p{Lu}/u.test(bare)) return [];
  if (kind === 'matter' && phrase.length < 2) return [];
  const last = phrase.at(-1);
  const tail = opener.toLowerCase() === 'your' && last ? tailOf(email, words, last) : '';
  const determiner = /^(?:your|the)$/iu.test(opener) ? opener.toLowerCase() : opener;
  return [{ phrase: `${determiner} ${bare}`, bare, kind, weight: weights[kind], tail }];
}

/** "your checkout", "Fernhill’s checkout", and "the checkout" that the writer noticed. */
function findOwnedThings(email: Email): Topic[] {
  return email.sentences
    .filter((sentence) => isQuestion(sentence) || splitRequest(sentence) === null)
    .flatMap((sentence) => sentence.words.flatMap((_, at) => thingAt(email, sentence, at)));
}

const lowerWord = /^\p{Ll}[\p{Ll}-]{2,}$/u;

const shortest = 2;

const longestCompound = 3;

function isContent({ key, text }: Word): boolean {
  return (
    lowerWord.test(text) &&
    !englishFunctionWords.has(key) &&
    !clauseVerbs.has(key) &&
    !common.has(key) &&
    !numberWords.has(key) &&
    !/ly$/u.test(key)
  );
}

/** Stretches of words that no small word or verb breaks: "small solar installers". */
function runsIn(body: string, { words }: Sentence): Word[][] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  for (const word of words) {
    const last = run.at(-1);
    if (last && body.slice(last.end, word.start) !== ' ') run = [];
    if (!isContent(word)) run = [];
    else if (run.push(word) === 1) runs.push(run);
  }
  return runs;
}

/** "Of fuel costs", "the canteen menu": the writer speaks of it as a thing. */
const beforeThing = /^(?:the|of|on|about|for|with)$/u;

/** After "we", "who" or "to" comes a verb: "we organise | running events". */
const beforeVerb =
  /^(?:not|no|without|never|typically|usually|often|always|i|we|you|they|who|that|which|to|can|could|will|would|might|may|should|and)$/u;

/** "Customers abandoning their purchase" is no thing, "ferry boarding" is. */
function isAction(head: string, after: string): boolean {
  return /ing$/u.test(head) && /^(?:their|the|an?|your|our|its|it|them|more)$/u.test(after);
}

function asTopic(run: readonly Word[], before: string, after: string): Topic[] {
  const opensWithVerb = Object.hasOwn(offerVerbs, run[0]?.key ?? '') || beforeVerb.test(before);
  const nouns = opensWithVerb ? run.slice(1) : run;
  const words = vagueAdjectives.has(nouns[0]?.key ?? '') ? nouns.slice(1) : nouns;
  const head = words.at(-1)?.key ?? '';
  const fits = words.length >= shortest && words.length <= longestCompound;
  if (
    !fits ||
    isAction(head, after) ||
    generalNouns.has(head) ||
    /thing$/u.test(head) ||
    words.some(({ key }) => /ed$/u.test(key))
  )
    return [];
  const bare = words.map(({ text }) => text).join(' ');
  const isThing = words.length === run.length && beforeThing.test(before);
  return [{ phrase: bare, bare, kind: 'matter', weight: /s$/u.test(head) ? 2.4 : 2, isThing }];
}

/** "fuel costs", "route planning": nouns that stand together. */
function findCompounds(email: Email): Topic[] {
  return email.sentences.flatMap((sentence) => {
    const { words } = sentence;
    const places = new Map(words.map((word, at) => [word.start, at]));
    return runsIn(email.body, sentence).flatMap((run) => {
      const at = places.get(run[0]?.start ?? -1) ?? 0;
      return asTopic(run, words[at - 1]?.key ?? '', words[at + run.length]?.key ?? '');
    });
  });
}

const mostWords = 4;

const weight = 4;

const ends =
  /^(?:by|with|without|so|using|through|when|while|before|after|because|that|which|who|and|or|but|from|into|per|than|until|unless|whether|where|every|each|if|at|in|on|for|as|across)$/u;

const empty =
  /^(?:it|this|that|them|you|us|sure|more|a|an|the|time|money|time and money|stuff|things?|something|anything)$/u;

const modal = /^(?:can|could|would|might|will|['’]ll|to)$/u;

const writer = /^(?:i|we)$/u;

/** The words after an offer's verb: "fuel costs" of "cut fuel costs by 12%". */
function objectOf(body: string, words: readonly Word[], at: number): string | null {
  const object: Word[] = [];
  for (const word of words.slice(at, at + mostWords)) {
    const last = object.at(-1);
    if (ends.test(word.key) || clauseVerbs.has(word.key) || /ly$|^\p{N}/u.test(word.key)) break;
    if (last && body.slice(last.end, word.start) !== ' ') break;
    object.push(word);
  }
  while (object.length > 0 && englishFunctionWords.has(object.at(-1)?.key ?? '')) object.pop();
  const first = object[0];
  const last = object.at(-1);
  if (!first || !last) return null;
  const text = body.slice(first.start, last.end);
  return empty.test(text.toLowerCase()) ? null : text;
}

/** "help firms cut", "we can cut", "we cut": the writer says what they do for others. */
function isOffered(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 5), at).map(({ key }) => key);
  const last = before.at(-1) ?? '';
  if (before.slice(0, -1).some((key) => /^help(?:s|ed|ing)?$/u.test(key)))
    return !/^(?:a|an|the|your|our)$/u.test(last);
  if (/^help(?:s|ed|ing)?$/u.test(last)) return true;
  const isOutcome = outcomeVerbs.has(words[at]?.key ?? '');
  if (modal.test(last)) return isOutcome && before.slice(0, -1).some((key) => writer.test(key));
  return isOutcome && writer.test(last);
}

/** "We help firms cut fuel costs by 12%" → "cutting fuel costs": what the writer offers to do. */
function findOffers({ body, sentences }: Email): Topic[] {
  return sentences.flatMap(({ words }) =>
    words.flatMap(({ key }, at): Topic[] => {
      if (!Object.hasOwn(offerVerbs, key) || !isOffered(words, at)) return [];
      const object = objectOf(body, words, at + 1);
      if (object === null) return [];
      const phrase = `${offerVerbs[key] ?? key} ${object}`;
      return [
        {
          phrase,
          bare: phrase,
          kind: 'offer',
          weight: outcomeVerbs.has(key) ? weight : weight - 2,
        },
      ];
    }),
  );
}

const perMention = 0.7;

const mostMentions = 4;

const inSubject = 2;

const inAsk = 1;

/** What the weight of a topic depends on, read once. */
type Setting = {
  /** How often each word comes, whether one or many. */
  readonly mentions: ReadonlyMap<string, number>;
  readonly inSubject: ReadonlySet<string>;
  readonly inAsks: ReadonlySet<string>;
};

function stemOf(key: string): string {
  return key.replace(/s$/u, '');
}

function settingOf({ words, subjectWords, asks }: Email): Setting {
  const mentions = new Map<string, number>();
  for (const { key } of words) mentions.set(stemOf(key), (mentions.get(stemOf(key)) ?? 0) + 1);
  return {
    mentions,
    inSubject: new Set(subjectWords.map(({ key }) => key)),
    inAsks: new Set(asks.flatMap(({ sentence }) => sentence.words.map(({ key }) => key))),
  };
}

/** Topics that come back, in the subject above all, are what the email is about. */
function weigh(setting: Setting, topic: Topic): Topic {
  const last = topic.bare.toLowerCase().split(' ').at(-1) ?? '';
  const mentions = setting.mentions.get(stemOf(last)) ?? 0;
  const named = setting.inSubject.has(last) ? inSubject : 0;
  const asked = setting.inAsks.has(last);
  const weight =
    topic.weight + Math.min(mentions, mostMentions) * perMention + named + (asked ? inAsk : 0);
  return {
    ...topic,
    weight,
    isThing: topic.isThing === true || mentions > 1 || named > 0 || asked,
  };
}

/** What the email is about, likeliest first, each thing once. */
export function findTopics(email: Email): Topic[] {
  const seen = new Set<string>();
  const setting = settingOf(email);
  return [...findOwnedThings(email), ...findOffers(email), ...findCompounds(email)]
    .map((topic) => weigh(setting, topic))
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ bare }) => {
      const key = bare.toLowerCase();
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
