import type { Draft } from '../draft.ts';
import { compareEmails, type Common } from './compare-emails.ts';
import { indexTemplates, lengthOf, type TemplateIndex } from './index-templates.ts';
import { kindInCommon, type KindInCommon } from './kind-in-common.ts';
import { readForComparison, type Comparable } from './read-for-comparison.ts';
import { askNames } from './shared-traits.ts';
import type { NearTemplate, Template } from './template.ts';

/** What being of a kind and asking alike add to the likeness of the words, as parts of it: alone they say nothing. */
const gains = { kind: 0.3, ask: 0.15 } as const;
/**
 * How much of their words two emails must share when they share one word alone, which may mean two things;
 * two words need half of it each, and three or more a third. A template for another occasion helps only
 * with its words, so that it must say nearly the same.
 */
const leastWords = { same: 0.25, open: 0.36, other: 0.95 } as const;
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
  return templates
    .flatMap((template) => {
      const common = compareEmails(own, template, rarities);
      const kind = kindInCommon(own, template);
      return isNear(common, kind) ? [describe(template.id, own, common, kind)] : [];
    })
    .toSorted((one, other) => other.similarity - one.similarity)
    .slice(0, mostTemplates);
}

function isNear({ words, kept, count }: Common, { is }: KindInCommon): boolean {
  return kept >= mostKept || words * Math.min(count, enoughShared) >= leastWords[is];
}

function describe(
  id: string,
  { ask }: Comparable,
  common: Common,
  kind: KindInCommon,
): NearTemplate {
  const { words, kept, shared, isSameAsk } = common;
  const likeness = kept >= mostKept ? Math.max(words, kept) : words;
  const similarity =
    likeness * (1 + (kind.is === 'same' ? gains.kind : 0) + (isSameAsk ? gains.ask : 0));
  const named = tellingFirst(shared)
    .slice(0, mostWordsNamed)
    .map(({ word }) => `“${word}”`);
  const reasons = [
    ...(kind.is === 'same' ? [kind.name] : []),
    named.join(', '),
    ...(isSameAsk && ask ? [askNames[ask]] : []),
  ];
  return {
    id,
    similarity: Math.min(1, Math.round(similarity * 100) / 100),
    reason: `Both: ${reasons.join('; ')}.`,
  };
}

/** Everyday words are named only where nothing else is shared. */
function tellingFirst(shared: Common['shared']): Common['shared'] {
  const most = Math.max(...shared.map(({ tells }) => tells));
  return shared
    .filter(({ tells }) => tells === most)
    .toSorted((one, other) => other.weight - one.weight);
}
