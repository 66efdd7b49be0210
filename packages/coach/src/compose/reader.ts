import { type Phrase, firstNoun, isAskedFor, readPhrase, standing } from './phrase.ts';
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
import { isVerb, nounPhrasesOf } from '../document/grammar.ts';
import { type Token, tagText } from '../document/language.ts';
import { gerundOf } from '../document/wording.ts';
import { isCommonWord } from '../rules/questions.ts';

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

/** What nobody is told of themselves. */
const lacking = /^(?:be|have|struggle|lack|need|want|fail|suffer|hate|miss)$/u;

/** What the audience says of its people in a relative clause; null without one. */
export function readBond(audience: string): Bond | null {
  const text = tidy(audience.slice(0, longest));
  const tokens = tagText(text);
  const at = tokens.findIndex(
    ({ key }, index) => index > 0 && /^(?:who|that|whom|i|we)$/u.test(key),
  );
  const isMarked = /^(?:who|that|whom)$/u.test(tokens[at]?.key ?? '');
  const [first, next, then] = tokens.slice(isMarked ? at + 1 : at);
  if (at < 1 || !first || !next || text.slice(first.start).includes(',')) return null;
  if (/^(?:i|we)$/u.test(first.key)) {
    const { end } = then && /^(?:to|with)$/u.test(then.key) ? then : next;
    const deed = `${text.slice(first.start, end)} you${text.slice(end)}`;
    return next.tag === 'VERB' ? { deed, done: null, isShared: true } : null;
  }
  const words = text.slice(first.start);
  const [, ...told] = tagText(`they ${words}`);
  const verb = told.slice(0, 2).find(isVerb);
  if (!verb || lacking.test(verb.lemma)) return null;
  const isOver = verb.key !== verb.lemma && !verb.key.endsWith('s');
  const isOnly = isOver && verb === told[0];
  return {
    deed: `you ${words}`,
    done: isOnly ? `${gerundOf(verb.lemma)}${words.slice(verb.text.length)}` : null,
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
const writers = /^(?:i|we|our|my|me|us|ours|mine)$/u;

/** What a pain point is, with "they" turned to the reader; null of no words, or of too many to make a sentence of. */
export function readPain(raw: string): Pain | null {
  const [said = '', ...others] = sentencesOf(raw.slice(0, longest));
  const whole = tidy(said);
  const part = isAsked(said) ? whole : mainPart(whole);
  if (part === null || part === '') return null;
  const cut = whole.slice(part.length).replace(/^[\s,;]+/u, '');
  const unsaid = [cut, ...others, raw.slice(longest)].join(' ').trim();
  const text = speaksOfReader(tagText(part)) ? toReader(part) : part;
  if (isAsked(said))
    return { raw, frame: 'question', text: `${opening(text)}?`, name: null, unsaid };
  const phrase = readPhrase(text);
  return { raw, unsaid, name: nameOf(phrase), ...framed(phrase) };
}

/** A text, or as much of it up to where another clause begins as stands alone; null where no part does. */
function mainPart(text: string): string | null {
  const stands = (part: string) =>
    countWords(part) <= mostWords && readPhrase(part).form !== 'other';
  if (stands(text)) return text;
  const ends = tagText(text)
    .filter(
      ({ tag, key }) =>
        /^(?:SCONJ|CCONJ)$/u.test(tag) || /^(?:[,;]|which|because|but|so)$/u.test(key),
    )
    .map(({ start }) => text.slice(0, start).replace(/[\s,;]+$/u, ''));
  return ends.findLast(stands) ?? (countWords(text) <= mostWords ? text : null);
}

function framed(phrase: Phrase): Pick<Pain, 'frame' | 'text'> {
  const { form, text, tokens, verb } = phrase;
  const other = { frame: 'other', text } as const;
  if (tokens.some(({ key }) => writers.test(key)))
    return text.includes('“') ? other : { ...other, text: `“${text}”` };
  if (scarce.test(text) && verb < 2)
    return {
      frame: 'clause',
      text: /^not/iu.test(text) ? `you do not have ${text.slice(4)}` : `you have ${text}`,
    };
  // "waste hours", "duplicate records": either a deed or a thing.
  const isEither = form !== 'clause' && isPlural(tokens[1]) && !isPlural(tokens[0]);
  if (isEither && isAskedFor(text)) return other;
  if (form === 'verb') return { frame: 'clause', text: `you ${text}` };
  if (form === 'clause')
    return {
      frame: isPast(tokens[verb]) ? 'past' : 'clause',
      text: lacksOwner(phrase) ? `your ${text}` : text,
    };
  const stands = standing(phrase);
  return stands === null ? other : { frame: 'noun', text: stands };
}

function isPast(token: Token | undefined): boolean {
  if (token?.tag === 'AUX') return /^(?:was|were|had|did)$/u.test(token.key);
  return token?.key !== token?.lemma && !token?.key.endsWith('s');
}

/** "cloud bill is growing": a single thing of the reader's. */
function lacksOwner({ tokens, verb }: Phrase): boolean {
  const [subject] = nounPhrasesOf(tokens);
  const head = tokens[subject?.head ?? -1];
  if (!subject || subject.start > 0 || subject.end < verb - 1 || subject.determiner !== null)
    return false;
  return head?.tag === 'NOUN' && !isPlural(head) && !head.key.endsWith('ing');
}

/** The thing that a pain point is, or that its clause tells of; null where no name stands alone. */
function nameOf(phrase: Phrase): string | null {
  const { form, text, tokens, verb } = phrase;
  if (form === 'verb' || tokens.some(({ key }) => writers.test(key))) return null;
  const own = text.replace(scarce, '');
  if (form !== 'clause') {
    const stands = own === text ? standing(phrase) : own;
    return countWords(own) <= (stands === null ? 3 : mostInName) ? (stands ?? own) : null;
  }
  const subject = readPhrase(text.slice(0, tokens[verb]?.start));
  const noun = firstNoun(subject.tokens);
  const isOne = noun?.determiner !== null && !isPlural(subject.tokens[noun?.head ?? -1]);
  const stands =
    subject.form === 'noun' && !subject.isBare && countWords(subject.text) <= mostInName;
  return stands && !isOne ? subject.text.replace(/^(?:your|their|the)\s/iu, '') : null;
}

/** The first pain point, with the next one where both are short. */
export function leading([first, second]: readonly Pain[]): Pain | null {
  if (first?.frame !== 'noun' || second?.frame !== 'noun') return first ?? null;
  const text = `${first.text} and ${second.text}`;
  return countWords(text) <= 9 && text.match(/\s(?:and|or|that|who|which)\s/gu)?.length === 1
    ? { ...first, text }
    : first;
}

/** What a job application is for: "the senior designer role", as a title, and what is left of the call to action. */
export type Role = { readonly name: string; readonly title: string; readonly rest: string };

const article = '(?:(?:the|an?|your|their|this|my)\\s)?(?:open\\s)?';
const post =
  'role|position|job|post|opening|vacancy|internship|apprenticeship|traineeship|placement';
const roles = [
  `(?:\\b(?:for|about|to)\\s)?${article}(?<post>role|position|job|post)\\s(?:of|as)\\s${article}(?<name>\\S[^,;:.!?]*)`,
  `(?:\\b(?:for|about|as|in|on|to)\\s)${article}(?<name>(?:(?!(?:for|about|to|as)\\s)[^\\s,;:.!?]+\\s){1,5}?)(?<post>${post})\\b`,
  `\\b(?<=\\b(?:apply|application|interview|considered|work|hire me)\\s)(?:for|as)\\s${article}(?<name>(?!me\\b|\\d|an? hour|a chat)\\S[^,;:.!?]*)`,
  `^${article}(?<name>(?:[^\\s,;:.!?]+\\s){0,2})(?<post>internship|apprenticeship|traineeship)$`,
].map((shape) => new RegExp(shape, 'iu'));

/** The role that a call to action asks for; null where it names none. */
export function readRole(callToAction: string): Role | null {
  const text = tidy(callToAction.slice(0, longest));
  const found = roles.map((shape) => shape.exec(text)).find((one) => one !== null);
  if (!found) return null;
  const { name = '', post: what = 'role' } = found.groups ?? {};
  const isKind = /(?:ship|placement)$/iu.test(what);
  const title = isKind ? `${name}${what}` : name.trim();
  const rest = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`
    .replace(
      /^(?:(?:I|we)(?:['’]d|\swould)?\s(?:like|love|want)\sto\s)?(?:please\s)?(?:apply|applying|be considered|application)\b\s*/iu,
      '',
    )
    .replace(/^\s*(?:and|to)\s/iu, '');
  return {
    name: `the ${title}${isKind ? '' : ` ${what.toLowerCase()}`}`,
    title,
    rest: rest.trim(),
  };
}
