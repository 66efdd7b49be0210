import type { Draft } from '../draft.ts';
import { askNames, profileNames } from './shared-traits.ts';
import {
  indexTemplates,
  lengthOf,
  type IndexedTemplate,
  type TemplateIndex,
} from './index-templates.ts';
import { headWeight, readForComparison, type Comparable } from './read-for-comparison.ts';
import type { NearTemplate, Template } from './template.ts';

/** How much each likeness counts; together 1. */
const shares = { words: 0.7, profile: 0.2, ask: 0.1 } as const;
const leastSimilarity = 0.2;
/** Of emails about different things it says nothing that both are of a kind, or ask alike. */
const leastWords = 0.12;
/** One word alone tells only when the template is about it: when its subject, its name or a tag says it. */
const fewestShared = 2;
const leastWordsAlone = 0.28;
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
  const index = 'rarities' in library ? library : indexTemplates(library);
  if (index.templates.length === 0) return [];
  const own = readForComparison(draft);
  const ownLength = lengthOf(own.terms, index.rarities);
  return index.templates
    .flatMap((template) => compare(own, template, index.rarities, ownLength))
    .filter(({ similarity }) => similarity >= leastSimilarity)
    .toSorted((one, other) => other.similarity - one.similarity)
    .slice(0, mostTemplates);
}

function compare(
  own: Comparable,
  template: IndexedTemplate,
  rarities: TemplateIndex['rarities'],
  ownLength: number,
): NearTemplate[] {
  const shared: { word: string; weight: number }[] = [];
  let product = 0;
  let isAbout = false;
  for (const [stem, { weight, word }] of own.terms) {
    const theirs = template.terms.get(stem);
    if (!theirs) continue;
    const both = weight * theirs.weight * (rarities.get(stem) ?? 0) ** 2;
    product += both;
    isAbout ||= theirs.weight >= headWeight;
    shared.push({ word, weight: both });
  }
  const words = product === 0 ? 0 : product / (ownLength * template.length);
  const isTelling =
    shared.length < fewestShared ? isAbout && words >= leastWordsAlone : words >= leastWords;
  if (!isTelling) return [];
  const isSameKind = own.profile !== 'general' && own.profile === template.profile;
  const isSameAsk = own.ask !== null && own.ask === template.ask;
  const similarity =
    shares.words * words + (isSameKind ? shares.profile : 0) + (isSameAsk ? shares.ask : 0);
  const named = shared.toSorted((one, other) => other.weight - one.weight);
  const reasons = [
    ...(isSameKind ? [profileNames[own.profile]] : []),
    ...(named.length > 0
      ? [
          named
            .slice(0, mostWordsNamed)
            .map(({ word }) => `“${word}”`)
            .join(', '),
        ]
      : []),
    ...(isSameAsk ? [askNames[own.ask]] : []),
  ];
  return [
    {
      id: template.id,
      similarity: Math.min(1, Math.round(similarity * 100) / 100),
      reason: `Both: ${reasons.join('; ')}.`,
    },
  ];
}
