import { type Phrase, firstNoun, isAskedFor, readPhrase, standing, wordsOf } from './phrase.ts';
import {
  countWords,
  isAsked,
  isPlural,
  opening,
  sentencesOf,
  speaksOfReader,
  tidy,
  toReader,
} from './text.ts';
import { isVerb } from '../document/grammar.ts';
import { tagText } from '../document/language.ts';
import { gerundOf } from '../wording.ts';
import { isCommonWord } from '../rules/learned-questions.ts';

const longest = 400;

/** The first name of an audience that is one person: "Anna at Fernhill", "Maria Nur, head of sales"; null of any other. */
export function readName(audience: string): string | null {
  const named = /^(\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{Ll}’'-]+)?(?:,| at | from )/u;
  const name = named.exec(audience.trim().slice(0, longest))?.[1] ?? null;
  const key = name?.toLowerCase() ?? '';
  return isCommonWord(key) || isCommonWord(`${key}s`) || key.endsWith('s') ? null : name;
}

/** What an audience has in common, as it is told to the reader. */
export type Bond = {
  /** "you left a review", "I met you at Ambiente" */
  readonly deed: string;
  /** "leaving a review", for thanks; null of what is not over. */
  readonly done: string | null;
  /** Whether writer and reader had to do with one another. */
  readonly isShared: boolean;
};

const clause = /^\S.*?\s(?:(?:who|whom|that)\s|(?=(?:I|we)\s))([^,]+)$/iu;
/** What nobody is told of themselves. */
const lacking = /^(?:be|have|struggle|lack|need|want|fail|suffer|hate|miss)$/u;

/** What the audience says of its people in a relative clause; null without one. */
export function readBond(audience: string): Bond | null {
  const [, words = ''] = clause.exec(tidy(audience.slice(0, longest))) ?? [];
  const [, met = '', where = ''] = /^((?:I|we)\s\S+(?:\s(?:to|with))?)(.*)$/iu.exec(words) ?? [];
  if (met !== '') {
    const isMet = tagText(met)[1]?.tag === 'VERB';
    return isMet ? { deed: `${met} you${where}`, done: null, isShared: true } : null;
  }
  const [first, second] = wordsOf(words, 'they');
  const verb = [first, second].find((token) => token && isVerb(token));
  if (!verb || lacking.test(verb.lemma)) return null;
  const isOver = verb.key !== verb.lemma && !verb.key.endsWith('s');
  const done = `${gerundOf(verb.lemma)}${words.slice(verb.end)}`;
  return {
    deed: `you ${words}`,
    done: isOver && verb === first ? done : null,
    isShared: isOver && /\b(?:our|my|us|me)\b/iu.test(words),
  };
}

export type Pain = {
  readonly raw: string;
  /** How it is asked about; `other` only quotes it. */
  readonly frame: 'noun' | 'clause' | 'past' | 'other' | 'question';
  readonly text: string;
  /** What it is about, for the subject line. */
  readonly name: string | null;
  /** What was written behind its first sentence. */
  readonly unsaid: string;
};

const mostWords = 22;
const mostInName = 6;
const scarce = /^(?:no|not enough|too (?:many|much|few|little))\s/iu;
const writers = /\b(?:I|we|our|my|me|us|ours|mine)\b/iu;

/**
 * What a pain point is, with "they" turned to the reader; null of no words, or of too many to make a sentence of. One of
 * another language is quoted, since no English sentence can be built around it.
 */
export function readPain(raw: string, isEnglish = true): Pain | null {
  const [first = '', ...others] = sentencesOf(raw.slice(0, longest));
  const whole = tidy(first);
  const part = isAsked(first) ? whole : mainPart(whole);
  if (part === '') return null;
  const cut = whole.slice(part.length).replace(/^[\s,;]+/u, '');
  const unsaid = [cut, ...others, raw.slice(longest)].join(' ').trim();
  const text = speaksOfReader(tagText(part)) ? toReader(part) : part;
  if (isAsked(first))
    return { raw, frame: 'question', text: `${opening(text)}?`, name: null, unsaid };
  const phrase = readPhrase(text);
  const frame = isEnglish ? framed(phrase) : ({ frame: 'other', text: part } as const);
  return { raw, unsaid, name: nameOf(phrase), ...frame };
}

/** A text, or as much of a long one up to where another clause begins as stands alone. */
function mainPart(text: string): string {
  if (countWords(text) <= mostWords) return text;
  return (
    tagText(text)
      .filter(({ tag, key }) => /^(?:SCONJ|CCONJ)$/u.test(tag) || /^(?:[,;]|which|so)$/u.test(key))
      .map(({ start }) => text.slice(0, start).replace(/[\s,;]+$/u, ''))
      .findLast((part) => countWords(part) <= mostWords && readPhrase(part).form !== 'other') ?? ''
  );
}

function framed(phrase: Phrase): Pick<Pain, 'frame' | 'text'> {
  const { form, text, tokens, verb } = phrase;
  if (writers.test(text)) return { frame: 'other', text: `“${text.replace(/[“”]/gu, '"')}”` };
  if (scarce.test(text) && verb < 2) {
    const lacks = /^not /iu.test(text) ? `do not have ${text.slice(4)}` : `have ${text}`;
    return { frame: 'clause', text: `you ${lacks}` };
  }
  // "waste hours", "duplicate records": either a deed or a thing.
  const isEither = form !== 'clause' && isPlural(tokens[1]) && !isPlural(tokens[0]);
  const stands = standing(phrase);
  if (form === 'clause') {
    const isOwned = readPhrase(text.slice(0, tokens[verb]?.start)).isBare;
    return { frame: isPast(phrase) ? 'past' : 'clause', text: isOwned ? `your ${text}` : text };
  }
  if (isEither && isAskedFor(text)) return { frame: 'other', text };
  if (form === 'verb') return { frame: 'clause', text: `you ${text}` };
  return stands === null ? { frame: 'other', text } : { frame: 'noun', text: stands };
}

function isPast({ tokens, verb }: Phrase): boolean {
  const { tag, key, lemma } = tokens[verb] ?? { tag: 'X', key: '', lemma: '' };
  return tag === 'AUX' ? /^(?:was|were|had|did)$/u.test(key) : key !== lemma && !key.endsWith('s');
}

/** The thing that a pain point is, or that its clause tells of; null where no name stands alone. */
function nameOf({ form, text, tokens, verb }: Phrase): string | null {
  if (form === 'verb' || writers.test(text)) return null;
  const isClause = form === 'clause';
  const own = isClause ? text.slice(0, tokens[verb]?.start) : text.replace(scarce, '');
  const named = readPhrase(own);
  const noun = firstNoun(named.tokens);
  const isOne = noun?.determiner !== null && !isPlural(named.tokens[noun?.head ?? -1]);
  if (isClause && (named.form !== 'noun' || named.isBare || isOne)) return null;
  const name = standing(named) ?? (countWords(own) <= 3 ? named.text : null);
  if (name === null || countWords(name) > mostInName) return null;
  return isClause ? name.replace(/^(?:your|their|the)\s/iu, '') : name;
}

/** The first pain point, with the next one where both are short. */
export function leading([first, second]: readonly Pain[]): Pain | null {
  if (first?.frame !== 'noun' || second?.frame !== 'noun') return first ?? null;
  const text = `${first.text} and ${second.text}`;
  const joins = text.match(/\s(?:and|or|that|who|which)\s/gu) ?? [];
  return countWords(text) <= 9 && joins.length === 1 ? { ...first, text } : first;
}

/** What a job application is for: "the senior designer role", as a title, and what is left of the call to action. */
export type Role = { readonly name: string; readonly title: string; readonly rest: string };

const article = String.raw`(?:(?:the|an?|your|their|this|my)\s)?(?:open\s)?`;
const post =
  '(?<post>role|position|job|post|opening|vacancy|internship|apprenticeship|traineeship|placement)';
const roles = [
  String.raw`(?:\b(?:for|about|to)\s)?${article}${post}\s(?:of|as)\s${article}(?<name>\S[^,;:.!?]*)`,
  String.raw`(?:^|\b(?:for|about|as|in|on|to)\s)${article}(?<name>(?:(?!(?:for|about|to|as)\s)[^\s,;:.!?]+\s){1,5}?)${post}\b`,
  String.raw`(?<=\b(?:apply|application|interview|considered|work|hire me)\s)(?:for|as)\s${article}(?<name>(?!me\b|\d|an? hour|a chat)\S[^,;:.!?]*)`,
].map((shape) => new RegExp(shape, 'iu'));
const applying =
  /^(?:(?:I|we)(?:['’]d|\swould)?\s(?:like|love|want)\sto\s)?(?:please\s)?(?:apply|applying|be considered|application)\b\s*/iu;

/** The role that a call to action asks for; null where it names none. */
export function readRole(callToAction: string): Role | null {
  const text = tidy(callToAction.slice(0, longest));
  const found = roles.map((shape) => shape.exec(text)).find((one) => one !== null);
  if (!found) return null;
  const { name = '', post: what = 'role' } = found.groups ?? {};
  const isKind = /(?:ship|placement)$/iu.test(what);
  const title = isKind ? `${name}${what}` : name.trim();
  const rest = text
    .replace(found[0], '')
    .replace(applying, '')
    .replace(/^\s*(?:and|to)\s/iu, '')
    .trim();
  return { name: `the ${title}${isKind ? '' : ` ${what.toLowerCase()}`}`, title, rest };
}
