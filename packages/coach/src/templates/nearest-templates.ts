import kinds from '../../data/words/kinds.json' with { type: 'json' };
import type { AskKind } from '../document/email.ts';
import type { Draft } from '../draft.ts';
import {
  type Comparable,
  type Intent,
  type Template,
  type TemplateIndex,
  everydayCounts,
  indexTemplates,
  lengthOf,
  termPull,
  readForComparison,
} from './index-templates.ts';

/** A template that resembles a draft. */
export type NearTemplate = {
  readonly id: string;
  /** From 0, nothing in common, to 1. */
  readonly similarity: number;
  /** What they share, in one sentence. */
  readonly reason: string;
};

const mostTemplates = 3;

/**
 * The templates of a library nearest to a draft, nearest first, at most three; none when nothing is
 * near. Equally near ones stay in the order of the library. Pass an index when the library is used
 * more than once.
 *
 * @example
 * nearestTemplates({ subject: 'Ovens', body: 'Hi Tom,' }, []); // []
 */
export function nearestTemplates(
  draft: Draft,
  library: readonly Template[] | TemplateIndex,
): NearTemplate[] {
  const { templates, rarities } = 'rarities' in library ? library : indexTemplates(library);
  if (templates.length === 0) return [];
  const own = readForComparison(draft);
  const length = lengthOf(own.terms, rarities);
  const near = templates.flatMap((template) => {
    const shared = sharedWords(own, template, rarities);
    const product = shared.reduce((sum, { weight }) => sum + weight, 0);
    const common: Common = {
      shared,
      words: product === 0 ? 0 : product / (length * template.length),
      coverage: shared.length / Math.max(1, template.termCount),
    };
    const kind = kindInCommon(own, template);
    if (!isNear(common, kind)) return [];
    const ask = own.ask === template.ask ? own.ask : null;
    const isLate = kind.isLate && common.coverage < mostKept;
    return [{ isLate, id: template.id, ...describe(common, kind, ask) }];
  });
  // What comes after another email is a model for a first one only where there is no better.
  const inTime = near.filter(({ isLate }) => !isLate);
  return (inTime.length > 0 ? inTime : near)
    .toSorted((one, other) => other.similarity - one.similarity)
    .slice(0, mostTemplates)
    .map(({ id, similarity, reason }) => ({ id, similarity, reason }));
}

/**
 * Whether two emails are of one kind: `model` where one can be written after the other whatever it is
 * about, `same` where they are for one occasion, `trade` where their readers are alike, `open` where
 * little tells, `other` where they differ. What is late comes after an earlier email, and the other does not.
 */
type KindInCommon = {
  readonly is: 'model' | 'same' | 'trade' | 'open' | 'other';
  readonly name: string | null;
  readonly isTrade: boolean;
  readonly isLate: boolean;
};

/** Kinds that emails about quite different matters can be of. */
const broad: ReadonlySet<string> = new Set(['application', 'chasing']);
/** Who reminds of an email in one phrase speaks of something else as well. */
const leastReminders = 2;
const names = new Map(kinds.letterKinds.map(({ id, name }) => [id, name]));

export function kindInCommon(own: Intent, template: Intent): KindInCommon {
  const trade = [...own.trades].find((one) => template.trades.has(one));
  const isLate = template.occasion === 'follow_up' && own.occasion !== 'follow_up';
  const kind = (is: KindInCommon['is'], name: string | null = null): KindInCommon => ({
    ...{ is, name, isLate, isTrade: trade !== undefined },
  });
  if (barred(own) !== barred(template)) return kind('other');
  const narrow = [...own.letters.keys(), ...template.letters.keys()].filter(
    (one) => !broad.has(one),
  );
  const letter = narrow.find((one) => own.letters.has(one) && template.letters.has(one));
  if (letter !== undefined) return kind('model', names.get(letter));
  const isNarrow = narrow.length > 0;
  if (own.occasion === 'application') {
    return trade !== undefined && !isNarrow
      ? kind('model', `an application in ${trade}`)
      : kind('same', 'an application');
  }
  if (own.occasion === 'thanks') return kind('same', 'a thank-you');
  const isReminder = (own.letters.get('chasing') ?? 0) >= leastReminders;
  if (isReminder && !isNarrow && template.letters.has('chasing') && template.trades.size === 0)
    return { ...kind('model', 'a follow-up'), isLate: true };
  if (isLate) return kind('other');
  return kind(trade !== undefined && !isNarrow ? 'trade' : 'open');
}

/** Thanks and applications are no models of anything else. */
function barred({ occasion }: Intent): string {
  return occasion === 'thanks' || occasion === 'application' ? occasion : '';
}

/** What two emails have in common. */
type Common = {
  /** The cosine of their words. */
  readonly words: number;
  /** Of the template's words, how many the email has: nearly all where it was written from the template. */
  readonly coverage: number;
  readonly shared: readonly SharedWord[];
};

type SharedWord = { readonly word: string; readonly isTelling: boolean; readonly weight: number };

function sharedWords(
  own: Comparable,
  template: Comparable,
  rarities: TemplateIndex['rarities'],
): SharedWord[] {
  return [...own.terms].flatMap(([stem, term]) => {
    const theirs = template.terms.get(stem);
    if (!theirs) return [];
    const weight = termPull(stem, term, rarities) * termPull(stem, theirs, rarities);
    return [{ word: term.word, isTelling: term.isTelling, weight }];
  });
}

/**
 * How much of their words two emails must share when they share two; three or more words need two thirds
 * of it each. One word alone may mean two things. A template of another kind helps only with its words,
 * so that it must say nearly the same; a model helps without.
 */
const leastWords = { model: 0, same: 0.25, trade: 0.25, open: 0.5, other: 0.95 } as const;
const leastShared = 2;
const enoughShared = 3;
/** From here on the email was written from the template, whatever either is read to be for. */
const mostKept = 0.6;

function isNear({ words, coverage, shared }: Common, { is }: KindInCommon): boolean {
  if (coverage >= mostKept || is === 'model') return true;
  const telling = shared.filter(({ isTelling }) => isTelling).length;
  const count = telling + (shared.length - telling) * everydayCounts ** 2;
  const isEnough = words * Math.min(count, enoughShared) >= leastWords[is];
  return isEnough && (telling >= leastShared || is === 'same');
}

/** What is asked for. */
const askNames: Readonly<Record<AskKind, string>> = {
  interest: 'asks whether it is of interest',
  question: 'asks one small question',
  open: 'asks for thoughts',
  action: 'asks for something to be done',
  meeting: 'asks for a meeting',
  calendar: 'sends a booking link',
  referral: 'asks for the right person',
};

/** What being of a kind, of a trade and asking alike add to the likeness of the words, as parts of it. */
const gains = { kind: 0.3, trade: 0.15, ask: 0.15 } as const;
/** What being a model adds of itself. */
const modelCounts = 0.2;
const mostWordsNamed = 3;

function describe(
  { words, coverage, shared }: Common,
  { is, name, isTrade }: KindInCommon,
  ask: AskKind | null,
): Omit<NearTemplate, 'id'> {
  const likeness =
    (coverage >= mostKept ? Math.max(words, coverage) : words) + (is === 'model' ? modelCounts : 0);
  const gain = (name ? gains.kind : 0) + (isTrade ? gains.trade : 0) + (ask ? gains.ask : 0);
  const named = wordsToName(shared, name !== null).map((word) => `“${word}”`);
  const reasons = [name, named.join(', '), ask && askNames[ask]].filter(Boolean);
  return {
    similarity: Math.min(1, Math.round(likeness * (1 + gain) * 100) / 100),
    reason: `Both: ${reasons.join('; ')}.`,
  };
}

/** Everyday words are named only where nothing else is in common. */
function wordsToName(shared: readonly SharedWord[], isNamed: boolean): string[] {
  const telling = shared.filter(({ isTelling }) => isTelling);
  const all = telling.length > 0 || isNamed ? telling : shared;
  return all
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, mostWordsNamed)
    .map(({ word }) => word);
}
