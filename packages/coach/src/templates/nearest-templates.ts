import type { AskKind } from '../document/email.ts';
import type { Draft } from '../draft.ts';
import {
  type Comparable,
  type IndexedTemplate,
  type Intent,
  type TemplateIndex,
  indexTemplates,
  lengthOf,
  pullOf,
  readForComparison,
} from './index-templates.ts';
import { type Letter, type Template, type Traits, occasionNames } from './occasion.ts';

/** A template that resembles a draft. */
export type NearTemplate = {
  readonly id: string;
  /** From 0, nothing in common, to 1. */
  readonly similarity: number;
  /** What they share, in one sentence. */
  readonly reason: string;
};

/** What kind of letter it is, in words that a reason can hold. */
const letterNames: Readonly<Record<Letter, string>> = {
  application: 'an application',
  student: 'a student’s application',
  apprentice: 'an application for an apprenticeship',
  interviewed: 'written after an interview',
  met: 'written after a meeting',
  advice: 'a request for advice',
  introduction: 'two people introduced',
  freelance: 'a freelancer’s offer',
  hire: 'a job offered',
  story: 'a story for a reporter',
  announcement: 'news for the press',
  guest: 'a guest offered to a show',
  link: 'a request for a link',
  article: 'an article offered',
  investment: 'a search for investors',
  giving: 'a request for support',
  speaking: 'an invitation to speak',
  study: 'questions for a study',
  farewell: 'a last note',
  chasing: 'a follow-up',
};

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

/** Who reminds of an email in one phrase speaks of something else as well. */
const leastReminders = 2;

export function kindInCommon(own: Intent, template: Intent): KindInCommon {
  const trade = [...own.trades].find((one) => template.trades.has(one));
  const isTrade = trade !== undefined;
  const isLate = template.occasion === 'follow_up' && own.occasion !== 'follow_up';
  const kind = (is: KindInCommon['is'], name: string | null = null) => ({
    ...{ is, name, isTrade, isLate },
  });
  if (barred(own) !== barred(template)) return kind('other');
  const letter = letterInCommon(own.letters, template.letters);
  if (letter) return kind('model', letterNames[letter]);
  const isNarrow = narrow(own.letters) || narrow(template.letters);
  if (own.occasion === 'application' && template.occasion === 'application') {
    return isTrade && !isNarrow
      ? kind('model', `${occasionNames.application} in ${trade}`)
      : kind('same', occasionNames.application);
  }
  if (own.occasion === 'thanks') return kind('same', occasionNames.thanks);
  if (
    !isNarrow &&
    isReminder(own) &&
    template.letters.has('chasing') &&
    template.trades.size === 0
  ) {
    return { ...kind('model', occasionNames.follow_up), isLate: true };
  }
  if (isLate) return kind('other');
  return kind(isTrade && !isNarrow ? 'trade' : 'open');
}

/** Thanks and applications are no models of anything else. */
function barred({ occasion }: Intent): string {
  return occasion === 'thanks' || occasion === 'application' ? occasion : '';
}

const broad: ReadonlySet<Letter> = new Set<Letter>(['application', 'chasing']);

function letterInCommon(own: Traits<Letter>, template: Traits<Letter>): Letter | undefined {
  return [...own.keys()].find((letter) => !broad.has(letter) && template.has(letter));
}

function narrow(letters: Traits<Letter>): boolean {
  return [...letters.keys()].some((letter) => !broad.has(letter));
}

function isReminder({ letters }: Intent): boolean {
  return (letters.get('chasing') ?? 0) >= leastReminders;
}

/** What two emails have in common. */
type Common = {
  /** The cosine of their words. */
  readonly words: number;
  /** Of the template's words, how many the email has: nearly all where it was written from the template. */
  readonly kept: number;
  /** How many words they share; everyday ones hardly count. */
  readonly count: number;
  readonly shared: readonly SharedWord[];
  readonly isSameAsk: boolean;
};

type SharedWord = { readonly word: string; readonly tells: number; readonly weight: number };

function compareEmails(
  own: Comparable & { readonly length: number },
  template: IndexedTemplate,
  rarities: TemplateIndex['rarities'],
): Common {
  const shared: SharedWord[] = [];
  let product = 0;
  let count = 0;
  for (const [stem, term] of own.terms) {
    const theirs = template.terms.get(stem);
    if (!theirs) continue;
    const weight = pullOf(stem, term, rarities) * pullOf(stem, theirs, rarities);
    product += weight;
    count += term.tells ** 2;
    shared.push({ word: term.word, tells: term.tells, weight });
  }
  return {
    words: product === 0 ? 0 : product / (own.length * template.length),
    kept: shared.length / Math.max(1, template.said),
    count,
    shared,
    isSameAsk: own.ask !== null && own.ask === template.ask,
  };
}

/** What being of a kind, of a trade and asking alike add to the likeness of the words, as parts of it. */
const gains = { kind: 0.3, trade: 0.15, ask: 0.15 } as const;

/** What being a model adds of itself. */
const modelCounts = 0.2;

/**
 * How much of their words two emails must share when they share two; three or more words need two thirds
 * of it each. One word alone may mean two things. A template of another kind helps only with its words,
 * so that it must say nearly the same; a model helps without.
 */
const leastWords = { model: 0, same: 0.25, trade: 0.3, open: 0.5, other: 0.95 } as const;

const leastShared = 2;

const enoughShared = 3;

/** From here on the email was written from the template, whatever either is read to be for. */
const mostKept = 0.6;

const mostTemplates = 3;

const mostWordsNamed = 3;

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
  const read = readForComparison(draft);
  const own = { ...read, length: lengthOf(read.terms, rarities) };
  const near = templates.flatMap((template) => {
    const common = compareEmails(own, template, rarities);
    const kind = kindInCommon(own, template);
    if (!isNear(common, kind)) return [];
    const isLate = kind.isLate && common.kept < mostKept;
    return [{ isLate, ...describe(template.id, own, common, kind) }];
  });
  // What comes after another email is a model for a first one only where there is no better.
  const inTime = near.filter(({ isLate }) => !isLate);
  return (inTime.length > 0 ? inTime : near)
    .toSorted((one, other) => other.similarity - one.similarity)
    .slice(0, mostTemplates)
    .map(({ id, similarity, reason }) => ({ id, similarity, reason }));
}

function isNear({ words, kept, count, shared }: Common, { is }: KindInCommon): boolean {
  if (kept >= mostKept || is === 'model') return true;
  const telling = shared.filter(({ tells }) => tells === 1).length;
  const isEnough = words * Math.min(count, enoughShared) >= leastWords[is];
  return isEnough && (telling >= leastShared || is === 'same');
}

function describe(
  id: string,
  { ask }: Comparable,
  common: Common,
  { is, name, isTrade }: KindInCommon,
): NearTemplate {
  const { words, kept, shared, isSameAsk } = common;
  const likeness =
    (kept >= mostKept ? Math.max(words, kept) : words) + (is === 'model' ? modelCounts : 0);
  const similarity =
    likeness *
    (1 + (name ? gains.kind : 0) + (isTrade ? gains.trade : 0) + (isSameAsk ? gains.ask : 0));
  const named = tellingFirst(shared, name !== null)
    .slice(0, mostWordsNamed)
    .map(({ word }) => `“${word}”`);
  const reasons = [
    ...(name ? [name] : []),
    ...(named.length > 0 ? [named.join(', ')] : []),
    ...(isSameAsk && ask ? [askNames[ask]] : []),
  ];
  return {
    id,
    similarity: Math.min(1, Math.round(similarity * 100) / 100),
    reason: `Both: ${reasons.join('; ')}.`,
  };
}

/** Everyday words are named only where nothing else is in common. */
function tellingFirst(shared: Common['shared'], isTold: boolean): Common['shared'] {
  const most = Math.max(...shared.map(({ tells }) => tells));
  if (isTold && most < 1) return [];
  return shared
    .filter(({ tells }) => tells === most)
    .toSorted((one, other) => other.weight - one.weight);
}
