import type { Email, Word } from '../document/email.ts';
import type { Profile } from '../draft.ts';
import { weekdays } from '../lexicon/layout/dates.ts';
import { numberWords } from '../lexicon/layout/number-words.ts';
import { changeVerbs, everybodysThings } from '../lexicon/readers/everybodys-things.ts';
import { pastVerbs } from '../lexicon/topics/phrase-boundaries.ts';
import { clauseVerbs } from '../lexicon/topics/topic-boundaries.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import { sentenceStarters } from '../lexicon/words/sentence-starters.ts';
import type { TopicPhrase } from './topic-phrase.ts';
import { nounPhraseAt } from '../subjects/find-topics.ts';

const past = `(?:yesterday|last (?:night|week|weekend|${weekdays})|this morning|the other day|earlier (?:today|this week)|just now)`;
const opening = new RegExp(`^${past},? (?=\\p{L})`, 'iu');
const closing = new RegExp(` ${past}(?= ?[,.;]| (?:and|but)\\b|$)`, 'giu');
const ages = new RegExp(
  `\\b(?:today|tonight|tomorrow|yesterday|(?:this|next|last) (?:week|weekend|morning|afternoon|evening|night)|just now|right now|the other day|(?:next|this|last|on|by|until|from) (?:${weekdays})|[a-z]+ (?:days?|weeks?) ago)\\b`,
  'iu',
);

/** "I ordered a can yesterday" is no longer so in a week; "I ordered a can" is. */
export function withoutPastDay(text: string): string {
  const cut = text.replace(opening, '').replace(closing, '');
  return cut === text ? text : cut.slice(0, 1).toUpperCase() + cut.slice(1);
}

/** Whether the text counts days from when it was written, so that it is false a week later. */
export function isAgeing(text: string): boolean {
  return ages.test(text);
}

const season = '(?:month|year|quarter|spring|summer|autumn|fall|winter)';

/** After these "that" opens what was seen or said. */
const reported =
  'noticed|showed|announced|mentioned|reported|confirmed|learned|realised|realized|suggested|decided|proved|claimed|explained|argued|agreed|promised|hoped|believed|expected|assumed|warned|discovered|observed';

/** Openings that lean on the sentence before, or that no colon and no "because" can come before. */
const leaningOpening = new RegExp(
  `^(?:(?:this|that|these|those)\\b(?! ${season}\\b)|(?:it|they|he|she|so|but|and|also|or|nor|then|such|both\\b(?!.{1,40}\\band)|here|there\\b(?!['’]| (?:is|are|was|were))|which|because|instead|since|as a|in addition|additionally|moreover|however|therefore|thus|for (?:example|instance)|once|twice|(?:two|three|four|\\d+) times|ones?\\b(?= (?:of them|that|which|costs?|takes?|does|has|is|was|more)\\b)|one (?:more )?thing|another|the (?:first|second|third|rest|last)|its|their|his|her|ours|mine|yours|theirs|if|when|while|after|before|although|please|thanks?|looking|sorry|no|yes|p\\.?s|congrat\\w*|imagine|what|why|how|happy|glad|great|love|took|takes|got|gets|went|goes|made|makes|works|worked|did|does|within|by the end)\\b|(?:i|we) (?:did|do|have|had|can|could|was|were|am|are)(?:[,.;]| not\\b)|\\S+ (?:and \\S+ )?(?:was|were|is|are) (?:our|my|the) (?:last|first|latest)\\b)`,
  'iu',
);

/** Words that point at something said before. */
const pointing = new RegExp(
  [
    String.raw`\b(?:this|these)\b(?! ${season}\b)`,
    String.raw`\bthose\b(?! (?:who|that|of|with|in)\b)`,
    String.raw`\bthat(?=[.,;]|$| (?:at|in|on|to|from|for|by|with)\b)`,
    String.raw`\b(?:in|at|on|of|for|by|to|with|from|after|before|since|like|than|about|over|under|above|below|near|behind|through|exactly) that\b`,
    String.raw`\b(?!(?:${reported})\b)(?:\p{L}+ed|drove|ran|built|made|took|cut|left|held|kept|sold|bought|wrote|drew|flew|rode|spent|lost|won|gave) that \p{L}`,
    String.raw`\bth(?:at|is) very\b|\bjust that\b|\bthat (?:way|time|day|week|month|year|night|once|twice|again)\b`,
    // "With two hygienists that is five hours": a plural is no "that is".
    String.raw`\p{L}{2}[^su\P{L}]s that (?:is|was|means|makes)\b`,
    String.raw`\bsuch\b(?! as\b)`,
    String.raw`\b(?<!-)same\b(?!-)`,
    String.raw`\b(?<!each )others?\b(?! than\b)|\banother\b`,
    String.raw`\bthere\b(?!['’]| (?:is|are|was|were|has|have|will)\b)`,
    String.raw`\bhere\b(?! (?:in|at)\b)`,
    String.raw`\b(?:then|afterwards|thereafter|likewise|similarly|otherwise|accordingly|meanwhile)\b`,
    String.raw`\b(?:the (?:above|latter|former|following)|the (?:rest|opposite|difference)(?! of\b| between\b)|as a result|in return|in turn|in between)\b`,
    String.raw`\b(?:an?|the|new|old|every|each|next|last|first|better|faster|cheaper) (?:\p{L}+ )?ones?\b(?! (?:of|on|that|who|which|we|i|you)\b)`,
    String.raw`\b(?:did|do|does|done|doing|has|have|had|was|were|can|could) (?:so|too|it|likewise|not)\b[.!]?$`,
    String.raw`\b(?:did|do|does|done|doing) (?:so|likewise)\b`,
    String.raw`\b(?:did|do|does|has|have|had|was|were|can|could)[.!]?$`,
  ].join('|'),
  'iu',
);
const adding = /,? (?:too|as well|also)[.!]?$|\balso\b/iu;
/** What was said in another mail, or further up. */
const recalling =
  /\b(?:I|we) (?:mentioned|promised|described|told you)\b|\bas (?:I|we) (?:said|wrote)\b/iu;
const both = /\bboth\b(?!.{1,60}\band\b)/iu;

/** Whether the sentence opens as one that follows another. */
function opensLeaning(text: string): boolean {
  return leaningOpening.test(text);
}

/** Whether the sentence says by a word of its own that something was said before. */
export function pointsBack(text: string): boolean {
  return [pointing, adding, recalling, both].some((pattern) => pattern.test(text));
}

const heads = /^(?:it|they|them|he|she|him)(?:['’](?:s|d|ll|re|ve))?$/u;
const owners = /^(?:its|their|his|her)$/u;
/** Whose goods, only what came before can tell. */
const bare = /^(?:theirs|hers|ours|mine|yours)$/u;
const article = /^(?:an?|each|every|your|our|my)$/u;
const people = /^(?:he|she|him|his|her)/u;
const plural = /^(?:they|them|their)/u;
const joint =
  /^(?:and|but|so|which|who|what|when|until|before|after|because|while|that|if|where|as|how|than|whether)$/u;
const placesOfSubject = 3;

function mayBeName(key: string): boolean {
  return !englishFunctionWords.has(key) && !sentenceStarters.has(key);
}

/** A word that a later "it" or "they" can mean. */
function canBeMeant(words: readonly Word[], at: number, pronoun: string): boolean {
  const { key, text } = words[at] ?? { key: '', text: '' };
  const isName = at > 0 && /^\p{Lu}\p{Ll}/u.test(text) && !/^i\b/u.test(key);
  if (at === 0 && owners.test(pronoun) && mayBeName(key)) return true;
  if (isName || /['’]s$/u.test(key)) return !/^(?:it|him|them)$/u.test(pronoun) || at < 2;
  if (people.test(pronoun)) return article.test(key);
  if (article.test(key) || key === 'the') return true;
  if (pronoun === 'they' && /^\p{N}/u.test(key)) return true;
  return plural.test(pronoun) && at < placesOfSubject && /[^su]s$/u.test(key);
}

/** "A guide, and it has photographs" means the guide; "before they moved to it" means nothing in it. */
function opensClause(body: string, before: Word | undefined, pronoun: Word): boolean {
  if (!before) return false;
  return joint.test(before.key) || /[,;:.]/u.test(body.slice(before.end, pronoun.start));
}

/** "A £90 gauge; 31 harbours use it": what comes after the semicolon goes on about the same thing. */
function goesOn(body: string, words: readonly Word[], at: number): boolean {
  const start = words[0]?.start ?? 0;
  const before = body.slice(start, words[at]?.start).split(/[;:] /u);
  const lead = words.filter(({ end }) => end <= start + (before[0]?.length ?? 0));
  return before.length === 2 && lead.some(({ key }) => /^(?:an?|your)$/u.test(key));
}

/** Whether every "it" and "their" finds what it means earlier in the same words. */
export function hasOwnAntecedents(
  body: string,
  words: readonly Word[],
  isOneSentence = true,
): boolean {
  return words.every((word, at) => {
    if (bare.test(word.key)) return !isOneSentence;
    const isHead = heads.test(word.key);
    if (!isHead && !owners.test(word.key)) return true;
    const isMeant = words.slice(0, at).some((_, place) => canBeMeant(words, place, word.key));
    const isClear = !isHead || !isOneSentence || opensClause(body, words[at - 1], word);
    return isMeant && (isClear || goesOn(body, words, at));
  });
}

/** What an email of its kind is about, so that "the role" needs no sentence before it. */
const ofProfile: Partial<Readonly<Record<Profile, readonly string[]>>> = {
  recruiting: ['role', 'job', 'position', 'post', 'team', 'work'],
  job_search: ['role', 'job', 'position', 'post'],
  fundraising: ['round', 'deck'],
};

/**
 * Stems of the things that the reader of a follow-up is told of anyway. A thing of the reader's own is none:
 * "the checkout" of an example would be taken for theirs.
 */
export function knownThings(
  { reading: { profile } }: Email,
  topic: TopicPhrase | null,
): ReadonlySet<string> {
  const named =
    topic?.kind === 'thing' ? (topic.text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []) : [];
  return new Set([...named, ...(ofProfile[profile] ?? [])].map(stemOf));
}

const saysWhich = /^(?:of|that|which|who|whose|where|i|we|you|i['’]d|we['’]d|i['’]ve|we['’]ve)$/u;
const mayTellWhich = /^(?:in|on|at|for|with|by|between|behind|from)$/u;
const quantity = /^(?:all|most|many|some|several|few|half|each|neither|none|\p{N}[\p{N},.]*)$/u;
const owner = /^(?:your|our|my|we|i|you|an?)$/u;
/** Of whose things "the" may speak in the same sentence: "your page … the keyboard". */
const anchor = /^(?:your|my|an?)$|['’]s?$/u;
const span = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?)$/u;

export function stemOf(key: string): string {
  return key.replace(/['’]s$/u, '').replace(/(?:es|s)$/u, '');
}

/** What the sentences of an email are read with. */
export type Setting = {
  readonly body: string;
  /** Where each stem is said first. */
  readonly firstSaid: ReadonlyMap<string, number>;
  /** Stems of what the reader knows without being told. */
  readonly known: ReadonlySet<string>;
};

/** "The field" is known only to who has read of it before; "the checkout on Fernhill's website" to anyone. */
function isKnown(setting: Setting, words: readonly Word[], at: number): boolean {
  const { body, firstSaid, known } = setting;
  const isCounted = isQuantity(words[at + 1]);
  const isDated = /ly$/u.test(words[at + 1]?.key ?? '');
  const from = at + (isCounted || isDated ? 2 : 1);
  const phrase = nounPhraseAt(body, words, from);
  const head = phrase.at(-1) ?? words[from];
  if (!head) return true;
  if (words.slice(at + 1, from + phrase.length).some(({ text }) => /^\p{Lu}/u.test(text)))
    return true;
  const stem = stemOf(head.key);
  if (everybodysThings.has(head.key) || known.has(stem)) return true;
  if (words.slice(0, at).some(({ key }) => stemOf(key) === stem)) return true;
  const next = words[words.indexOf(head) + 1];
  const after = next && body.slice(head.end, next.start) === ' ' ? next.key : '';
  if (saysWhich.test(after)) return true;
  const isSaidBefore = (firstSaid.get(stem) ?? Infinity) < (words[0]?.start ?? 0);
  if (isSaidBefore || isCounted) return false;
  if (phrase.length > 1 || isDated || mayTellWhich.test(after)) return true;
  return (at === 0 && after === 'to') || isAnchored(words, at);
}

function isAnchored(words: readonly Word[], at: number): boolean {
  return words
    .slice(0, at)
    .some(({ key }, place) => anchor.test(key) && !span.test(words[place + 1]?.key ?? ''));
}

function isQuantity(word: Word | undefined): boolean {
  return word !== undefined && (quantity.test(word.key) || numberWords.has(word.key));
}

function isVerb(word: Word | undefined): boolean {
  const key = word?.key ?? '';
  return /[^e]ed$/u.test(key) || pastVerbs.has(key) || clauseVerbs.has(key) || changeVerbs.has(key);
}

/** "Three closed a round": three of what was said before. */
function countsUnsaid([first, second]: readonly Word[]): boolean {
  return isQuantity(first) && (isVerb(second) || second?.key === 'more');
}

/** "Bookings rose by 40%" does not say whose. */
function changesUnowned(words: readonly Word[]): boolean {
  const at = words.findIndex(({ key }) => changeVerbs.has(key));
  if (at === -1) return false;
  return !words.slice(0, at).some(({ key, text }, place) => {
    const isName = place > 0 && /^\p{Lu}/u.test(text);
    const isTime = span.test(words[place + 1]?.key ?? '');
    return (
      isName || /['’]s?$/u.test(key) || isQuantity(words[place]) || (owner.test(key) && !isTime)
    );
  });
}

/** Whether the reader can tell which things a sentence speaks of without those before it. */
export function hasKnownThings(setting: Setting, words: readonly Word[]): boolean {
  if (countsUnsaid(words) || changesUnowned(words)) return false;
  return words.every(({ key }, at) => key !== 'the' || isKnown(setting, words, at));
}

const doing =
  /(?:[^s]s|ed)$|^(?:did|do|sold|made|sent|got|took|built|ran|shipped|have|had|next|last|first|our|your)$/u;
const afterCount = /^(?:an?|per|in|each|every|with|by|from|within|last|this)$/u;

/** "Tidewear does 900 a day": nine hundred of what was said before. */
function countsUnnamed(words: readonly Word[]): boolean {
  return words.some(({ text }, at) => {
    const next = words[at + 1]?.key;
    const isBare = /^\p{N}{1,3}(?:,?\p{N}{3})*$/u.test(text);
    if (!isBare || (next !== undefined && !afterCount.test(next))) return false;
    return doing.test(words[at - 1]?.key ?? '') && !words.slice(0, at).some(isFigure);
  });
}

function isFigure({ text }: Word): boolean {
  return /^\p{N}/u.test(text);
}

/** Whether a sentence says the same when nothing comes before it. */
export function standsAlone(
  setting: Setting,
  { text, words }: { readonly text: string; readonly words: readonly Word[] },
): boolean {
  return (
    !opensLeaning(text) &&
    !pointsBack(text) &&
    !countsUnnamed(words) &&
    hasOwnAntecedents(setting.body, words) &&
    hasKnownThings(setting, words)
  );
}
