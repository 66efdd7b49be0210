import type { Draft } from '../draft.ts';
import { compareEmails, type Common } from './compare-emails.ts';
import { indexTemplates, lengthOf, type TemplateIndex } from './index-templates.ts';
import { kindInCommon, type KindInCommon } from './kind-in-common.ts';
import { readForComparison, type Comparable } from './read-for-comparison.ts';
import { askNames } from './shared-traits.ts';
import type { NearTemplate, Template } from './template.ts';

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
