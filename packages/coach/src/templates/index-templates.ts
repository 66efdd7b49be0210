import { findAsks } from '../document/asks.ts';
import { findBlanks, findMergeTags } from '../document/blanks.ts';
import type { AskKind, Word } from '../document/email.ts';
import { layOut } from '../document/layout.ts';
import { asSeen } from '../document/markup.ts';
import { guessProfile, guessStage } from '../document/reading.ts';
import { findPhrases, phraseBook, scanWords, splitSentences } from '../document/sentences.ts';
import { withoutOverlaps } from '../document/stretch.ts';
import type { Draft, Profile } from '../draft.ts';
import { everydayWords } from '../lexicon/adopt/everyday-words.ts';
import { aboutPhrases } from '../lexicon/kinds/about-phrases.ts';
import { followUpPhrases } from '../lexicon/kinds/follow-up-phrases.ts';
import { letterPhrases } from '../lexicon/kinds/letter-phrases.ts';
import { tradeWords } from '../lexicon/kinds/trade-words.ts';
import { everyEmailsWords } from '../lexicon/topics/every-emails-words.ts';
import { pastVerbs } from '../lexicon/topics/phrase-boundaries.ts';
import { clauseVerbs } from '../lexicon/topics/topic-boundaries.ts';
import { jargon } from '../lexicon/wording/jargon.ts';
import { arrangingWords } from '../lexicon/words/arranging-words.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import { genericWords } from '../lexicon/words/generic-words.ts';
import { idioms } from '../lexicon/words/idioms.ts';
import { lightWords } from '../lexicon/words/light-words.ts';
import {
  type Letter,
  type Occasion,
  type Template,
  type Traits,
  guessOccasion,
  mainTraits,
  occasionOfCategory,
  traitFinder,
} from './occasion.ts';

type Term = {
  /** How much it is said. */
  readonly weight: number;
  /** How much it says of what the email is about, from 0 to 1. */
  readonly tells: number;
  /** As it is spelt where it is said first. */
  readonly word: string;
};

/** Words by their stem. */
type Terms = ReadonlyMap<string, Term>;

/** How rare a word is in a library; `unheard` is that of a word which no template has. */
type Rarities = { readonly known: ReadonlyMap<string, number>; readonly unheard: number };

type Part = { readonly text: string; readonly weight: number };

const wordShape = /\p{L}[\p{L}\p{N}'’-]*/gu;

const shortest = 3;

/** "Circle back" is no circle. */
const stockPhrases = phraseBook([...jargon, ...followUpPhrases, ...idioms]);

const colourless = stemsOf([englishFunctionWords]);

const everyday = stemsOf([
  ...[genericWords, everyEmailsWords, everydayWords, arrangingWords, lightWords],
  ...[clauseVerbs, pastVerbs],
]);

/** Many of them together tell that two texts are one, and a few tell nothing. */
const everydayTells = 0.2;

function stemsOf(lists: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(lists.flatMap((words) => [...words].flatMap((word) => [word, stemOf(word)])));
}

/** "Cafés" and "café" are one word, and so are "ovens" and "oven". */
function stemOf(key: string): string {
  const stem = key.replace(/'s?$/u, '').replace(/(?:ies|es|s|ing|ed)$/u, '');
  return stem.length >= shortest ? stem : key;
}

/** The text without its merge tags, its blanks and its stock phrases. */
function plainText(text: string): string {
  const stretches = [
    ...findMergeTags(text),
    ...findBlanks(text),
    ...findPhrases(scanWords(text, 0, text.length), stockPhrases),
  ];
  let plain = '';
  let at = 0;
  for (const { start, end } of stretches.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    plain += `${text.slice(at, start)} `;
    at = end;
  }
  return plain + text.slice(at);
}

/** The words of several texts, each text as heavy as it is said to be, added to those that are known. */
function termsOf(parts: readonly Part[], known: Terms = new Map()): Terms {
  const terms = new Map(known);
  for (const { text, weight } of parts) {
    for (const [word] of plainText(text).matchAll(wordShape)) {
      const key = word.toLowerCase().replaceAll('’', "'");
      if (key.length < shortest) continue;
      const stem = stemOf(key);
      if (colourless.has(key)) continue;
      const tells = everyday.has(key) || everyday.has(stem) ? everydayTells : 1;
      const before = terms.get(stem) ?? { weight: 0, tells, word };
      terms.set(stem, { ...before, weight: before.weight + weight });
    }
  }
  return terms;
}

/** How much a word counts in a comparison; said four times it counts twice. */
export function pullOf(
  stem: string,
  { weight, tells }: Term,
  { known, unheard }: Rarities,
): number {
  return Math.sqrt(weight) * tells * (known.get(stem) ?? unheard);
}

/** What a business does. */
type Trade = keyof typeof tradeWords;

const findTrades = traitFinder(tradeWords);

/** What an email is for, and for whom. */
export type Intent = {
  readonly occasion: Occasion;
  readonly letters: Traits<Letter>;
  readonly trades: ReadonlySet<Trade>;
  readonly ask: AskKind | null;
};

/**
 * Reads no more of an email than what it is for: a library of a thousand is read while somebody waits.
 * `about` says in so many words what it is for, and then nothing else does.
 */
function readIntent(draft: Draft, about = ''): Intent {
  const body = asSeen(draft.body).text;
  const subject = asSeen(draft.subject ?? '').text;
  const units = withoutOverlaps([...findMergeTags(body), ...findBlanks(body)]);
  const layout = layOut(body);
  const sentences = layout.blocks.flatMap((block) => splitSentences(body, block, units));
  const subjectWords = scanWords(subject, 0, subject.length);
  const aboutWords = scanWords(about, 0, about.length);
  const stage = draft.stage ?? guessStage(layout, body, sentences);
  const opening = [subject, sentences[0]?.text ?? ''];
  const words = [...subjectWords, ...sentences.flatMap((sentence) => sentence.words)];
  const letters = about
    ? readToldLetters(aboutWords)
    : readLetters(words, draft.profile ?? guessProfile(subjectWords, sentences));
  return {
    occasion: guessOccasion(opening, { stage, letters }),
    letters,
    trades: mainTraits(findTrades([...aboutWords, ...words])),
    ask: findAsks(body, sentences).at(-1)?.kind ?? null,
  };
}

const findLetters = traitFinder(letterPhrases);

const findTold = traitFinder(aboutPhrases);

const letterOfProfile: Partial<Readonly<Record<Profile, Letter>>> = {
  recruiting: 'hire',
  link_building: 'link',
};

/** What the whole of an email speaks for counts as much as two of these phrases. */
const profileCounts = 2;

/** The kinds of letter that an email is. */
export function readLetters(words: readonly Word[], profile: Profile = 'general'): Traits<Letter> {
  const found = new Map(findLetters(words));
  const told = letterOfProfile[profile];
  if (told) found.set(told, (found.get(told) ?? 0) + profileCounts);
  return withOneSide(found);
}

/** The kinds of letter that an email is said to be in a text about it. */
export function readToldLetters(about: readonly Word[]): Traits<Letter> {
  const found = new Map(findLetters(about));
  for (const [letter, count] of findTold(about))
    found.set(letter, (found.get(letter) ?? 0) + count);
  return withOneSide(found);
}

/** Who asks for work does not offer any. */
function withOneSide(found: Traits<Letter>): Traits<Letter> {
  const isApplication = (found.get('application') ?? 0) >= (found.get('hire') ?? 0);
  const other = isApplication ? 'hire' : 'application';
  return new Map([...found].filter(([letter]) => letter !== other));
}

/** What two emails are compared by. */
export type Comparable = Intent & {
  readonly terms: Terms;
  /** So many of the terms are in the email itself; the others are in what is said about it. */
  readonly said: number;
};

const subjectWeight = 2;

/** Longer than any email. */
const longestRead = 5_000;

/** Reads an email for comparison, and of a template what its name, tags and category say too. */
export function readForComparison(
  draft: Draft,
  { name = '', tags = [], category = '', about = '' }: Partial<Template> = {},
): Comparable {
  const body = draft.body.slice(0, longestRead);
  const intent = readIntent({ ...draft, body }, about && `${name}. ${about}`);
  const said = [
    { text: draft.subject ?? '', weight: subjectWeight },
    { text: [name, ...tags, body].join('\n'), weight: 1 },
  ];
  const terms = termsOf(said);
  return {
    ...intent,
    occasion: occasionOfCategory(category) ?? intent.occasion,
    terms: about ? termsOf([{ text: about, weight: 1 }], terms) : terms,
    said: terms.size,
  };
}

/** A template as it is compared with drafts. */
export type IndexedTemplate = Comparable & { readonly id: string; readonly length: number };

/** A library made ready for many look-ups. Keep it as long as the library stays the same. */
export type TemplateIndex = {
  readonly templates: readonly IndexedTemplate[];
  /** How much a word tells: the fewer templates have it, the more. */
  readonly rarities: Rarities;
};

/**
 * Makes a library ready for `nearestTemplates`, so that it is read once however many drafts are
 * compared with it.
 *
 * @example
 * indexTemplates([]).templates; // []
 */
export function indexTemplates(library: readonly Template[]): TemplateIndex {
  return weighed(
    library.map((template) => {
      const { id, subject, body } = template;
      return { id, ...readForComparison({ subject, body }, template) };
    }),
  );
}

/**
 * Several libraries as one, in this order, without reading their texts again: for one that stays the
 * same beside one that does not.
 *
 * @example
 * joinIndexes(indexTemplates([]), indexTemplates([])).templates; // []
 */
export function joinIndexes(...indexes: readonly TemplateIndex[]): TemplateIndex {
  return weighed(indexes.flatMap(({ templates }) => templates));
}

/** How much a word tells depends on all the templates that there are. */
function weighed(read: readonly (Comparable & { readonly id: string })[]): TemplateIndex {
  const counts = new Map<string, number>();
  for (const { terms } of read)
    for (const stem of terms.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const rarities = {
    known: new Map([...counts].map(([stem, count]) => [stem, Math.log(1 + read.length / count)])),
    unheard: Math.log(1 + read.length),
  };
  return {
    templates: read.map((template) => ({
      ...template,
      length: lengthOf(template.terms, rarities),
    })),
    rarities,
  };
}

/**
 * The length of a text as a vector of its words. Words that no template has count too: the more an email
 * says that the library does not, the less the few words that both have tell.
 */
export function lengthOf(terms: Terms, rarities: Rarities): number {
  let sum = 0;
  for (const [stem, term] of terms) sum += pullOf(stem, term, rarities) ** 2;
  return Math.sqrt(sum);
}
