import kinds from '../../data/words/kinds.json' with { type: 'json' };
import { findAsks } from '../document/asks.ts';
import { findBlanks } from '../blanks.ts';
import { findMergeTags } from '../document/merge-tags.ts';
import type { AskKind, Word } from '../document/email.ts';
import { layOut } from '../document/layout.ts';
import { asSeen } from '../document/markup.ts';
import { guessProfile, guessStage } from '../document/reading.ts';
import { findPhrases, phraseBook, scanWords, splitSentences } from '../document/sentences.ts';
import { blankOut, withoutOverlaps } from '../document/stretch.ts';
import type { Draft, Profile } from '../draft.ts';
const { reader } = await import('../document/learned-data.ts');

/** A template of a library. */
export type Template = {
  readonly id: string;
  readonly name: string;
  readonly subject: string;
  readonly body: string;
  readonly tags?: readonly string[];
  readonly category?: string;
  /** What it is for and for whom, in so many words; without, its text has to tell. */
  readonly about?: string;
};

/** Where two people stand when an email is written. A template for another moment helps little, whatever it is about. */
type Occasion = 'first' | 'follow_up' | 'thanks' | 'application';

/** What an email is for, and for whom. */
export type Intent = {
  readonly occasion: Occasion;
  /** The kinds of letter it is, each with how many phrases say so. */
  readonly letters: ReadonlyMap<string, number>;
  readonly trades: ReadonlySet<string>;
  readonly ask: AskKind | null;
};

type Term = {
  /** How much it is said. */
  readonly weight: number;
  /** Whether it is rare in emails, so that it says what one is about. */
  readonly isTelling: boolean;
  /** As it is spelt where it is said first. */
  readonly word: string;
};

/** An email as it is compared: what it is for, and its words by their stems. */
export type Comparable = Intent & {
  readonly terms: ReadonlyMap<string, Term>;
  /** So many of the terms are in the email itself; the others are in what is said about it. */
  readonly termCount: number;
};

/** A template as it is compared with drafts. */
type IndexedTemplate = Comparable & { readonly id: string; readonly length: number };

/** How rare a word is in a library; `unheard` is that of a word which no template has. */
type Rarities = { readonly known: ReadonlyMap<string, number>; readonly unheard: number };

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
  const templates = read.map((one) => ({ ...one, length: lengthOf(one.terms, rarities) }));
  return { templates, rarities };
}

/** Many everyday words together tell that two texts are one, and a few tell nothing. */
export const everydayCounts = 0.2;

/** How much a word counts in a comparison; said four times it counts twice. */
export function termPull(stem: string, { weight, isTelling }: Term, rarities: Rarities): number {
  const rarity = rarities.known.get(stem) ?? rarities.unheard;
  return Math.sqrt(weight) * (isTelling ? 1 : everydayCounts) * rarity;
}

/**
 * The length of a text as a vector of its words. Words that no template has count too: the more an email
 * says that the library does not, the less the few words that both have tell.
 */
export function lengthOf(terms: Comparable['terms'], rarities: Rarities): number {
  return Math.hypot(...[...terms].map(([stem, term]) => termPull(stem, term, rarities)));
}

/** Longer than any email. */
const longestRead = 5_000;
const subjectCounts = 2;

/** Reads an email for comparison, and of a template what its name, tags and category say too. */
export function readForComparison(
  draft: Draft,
  { name = '', tags = [], category = '', about = '' }: Partial<Template> = {},
): Comparable {
  const body = asSeen(draft.body.slice(0, longestRead)).text;
  const layout = layOut(body);
  const proper = layout.blocks.map(({ start, end }) => body.slice(start, end));
  const terms = new Map<string, Term>();
  addTerms(terms, draft.subject ?? '', subjectCounts);
  addTerms(terms, [name, ...tags, ...proper].join('\n'), 1);
  const termCount = terms.size;
  addTerms(terms, about, 1);
  const intent = readIntent({ ...draft, body }, layout, about && `${name}. ${about}`);
  return { ...intent, occasion: occasionOf(category) ?? intent.occasion, terms, termCount };
}

const wordShape = /\p{L}[\p{L}\p{N}'’-]*/gu;
const shortest = 3;
/** How rare a word is in emails of any kind, by what was learned from them. */
const rarityInEmails = new Map(
  reader.features.map((feature, at) => [feature, reader.rarity[at] ?? 0]),
);
const telling = 4.3;
const unheardOf = 9;
/** Said in nearly every email: of grammar. */
const colourless = 1.3;

function addTerms(terms: Map<string, Term>, text: string, weight: number): void {
  const plain = blankOut(text, [...findMergeTags(text), ...findBlanks(text)]);
  for (const [word] of plain.matchAll(wordShape)) {
    const key = word.toLowerCase().replaceAll('’', "'");
    const rarity = rarityInEmails.get(`=${key}`) ?? rarityInEmails.get(key) ?? unheardOf;
    if (key.length < shortest || rarity < colourless) continue;
    const stem = stemOf(key);
    const before = terms.get(stem) ?? { weight: 0, isTelling: rarity >= telling, word };
    terms.set(stem, { ...before, weight: before.weight + weight });
  }
}

/** "Cafés" and "café" are one word, and so are "ovens" and "oven". */
function stemOf(key: string): string {
  const stem = key.replace(/'s?$/u, '').replace(/(?:ies|es|s|ing|ed)$/u, '');
  return stem.length >= shortest ? stem : key;
}

/**
 * Reads no more of an email than what it is for: a library of a thousand is read while somebody waits.
 * `about` says in so many words what it is for, and then nothing else does.
 */
function readIntent(
  { body, ...draft }: Draft,
  layout: ReturnType<typeof layOut>,
  about: string,
): Intent {
  const subject = wordsOf(asSeen(draft.subject ?? '').text);
  const units = withoutOverlaps([...findMergeTags(body), ...findBlanks(body)]);
  const sentences = layout.blocks.flatMap((block) => splitSentences(body, block, units));
  const words = [...subject, ...sentences.flatMap((sentence) => sentence.words)];
  const aboutWords = wordsOf(about);
  const letters = about
    ? findTold(aboutWords)
    : withProfile(findSaid(words), draft.profile ?? guessProfile(subject, sentences));
  const stage = draft.stage ?? guessStage(layout, body, sentences);
  const opening = [asSeen(draft.subject ?? '').text, sentences[0]?.text ?? ''];
  return {
    occasion: guessOccasion(opening, withOneSide(letters), stage === 'follow_up'),
    letters: withOneSide(letters),
    trades: mostSaid(findTrades([...aboutWords, ...words])),
    ask: findAsks(body, sentences).at(-1)?.kind ?? null,
  };
}

function wordsOf(text: string): Word[] {
  return scanWords(text, 0, text.length);
}

type Counts = ReadonlyMap<string, number>;

/** Counts the different phrases of each list that a text has. */
function finderOf(lists: readonly (readonly [string, readonly string[]])[]) {
  const listsOf = new Map<string, string[]>();
  for (const [id, phrases] of lists)
    for (const phrase of phrases.map((one) => one.replaceAll('-', ' ')))
      listsOf.set(phrase, [...(listsOf.get(phrase) ?? []), id]);
  const book = phraseBook([...listsOf.keys()]);
  return (words: readonly Word[]): Counts => {
    const counts = new Map<string, number>();
    for (const phrase of new Set(findPhrases(words, book).map((hit) => hit.phrase)))
      for (const id of listsOf.get(phrase) ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
    return counts;
  };
}

/**
 * Kinds of letter that are written in one situation each: one is a model for another, whatever either is about. What
 * gives a kind away is `said` in the letter itself and in few others, or `told` in a sentence about it.
 */
const { letterKinds, tradeWords } = kinds;
const findSaid = finderOf(letterKinds.map(({ id, said }) => [id, said]));
const findTold = finderOf(letterKinds.map(({ id, said, told }) => [id, [...said, ...told]]));
const findTrades = finderOf(Object.entries(tradeWords));

function mostSaid(counts: Counts): ReadonlySet<string> {
  const most = Math.max(...counts.values());
  return new Set([...counts].flatMap(([id, count]) => (count === most ? [id] : [])));
}

const letterOfProfile: Partial<Readonly<Record<Profile, string>>> = {
  recruiting: 'hire',
  link_building: 'link',
  job_search: 'application',
};
/** What the whole of an email speaks for counts as much as two phrases. */
const profileCounts = 2;

function withProfile(letters: Counts, profile: Profile): Counts {
  const letter = letterOfProfile[profile];
  return letter === undefined
    ? letters
    : new Map([...letters, [letter, (letters.get(letter) ?? 0) + profileCounts]]);
}

/** Who asks for work does not offer any. */
function withOneSide(letters: Counts): Counts {
  const asks = (letters.get('application') ?? 0) >= (letters.get('hire') ?? 0);
  const other = asks ? 'hire' : 'application';
  return new Map([...letters].filter(([letter]) => letter !== other));
}

const categories: readonly (readonly [RegExp, Occasion])[] = [
  [/\bfollow/iu, 'follow_up'],
  [/\bthank/iu, 'thanks'],
  [/\b(?:jobs?|applications?)\b/iu, 'application'],
];

/** What a category files its templates for; null where it leaves that open. */
function occasionOf(category: string): Occasion | null {
  return categories.find(([named]) => named.test(category))?.[1] ?? null;
}

const thanks = /^(?:many |a big )?(?:thanks|thank you)\b(?! in advance)/iu;

/** What the writer is known to want goes before what the beginning says. */
function guessOccasion(opening: readonly string[], letters: Counts, isLater: boolean): Occasion {
  if (opening.some((text) => thanks.test(text))) return 'thanks';
  if (letters.has('application')) return 'application';
  return isLater || letters.has('chasing') ? 'follow_up' : 'first';
}
