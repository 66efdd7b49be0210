import { readForComparison, type Comparable } from './read-for-comparison.ts';
import type { Template } from './template.ts';
import type { Terms } from './terms.ts';

/** A template as it is compared with drafts. */
export type IndexedTemplate = Comparable & { readonly id: string; readonly length: number };

/** A library made ready for many look-ups. Keep it as long as the library stays the same. */
export type TemplateIndex = {
  readonly templates: readonly IndexedTemplate[];
  /** How much a word tells: the fewer templates have it, the more. */
  readonly rarities: ReadonlyMap<string, number>;
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
    library.map(({ id, name, subject, body, tags = [], category = '' }) => ({
      id,
      ...readForComparison({ subject, body }, [name, category, ...tags].join('\n')),
    })),
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
  const rarities = new Map(
    [...counts].map(([stem, count]) => [stem, Math.log(1 + read.length / count)]),
  );
  return {
    templates: read.map((template) => ({
      ...template,
      length: lengthOf(template.terms, rarities),
    })),
    rarities,
  };
}

/** The length of a text as a vector of its words. Words that no template has compare with nothing. */
export function lengthOf(terms: Terms, rarities: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [stem, { weight }] of terms) sum += (weight * (rarities.get(stem) ?? 0)) ** 2;
  return Math.sqrt(sum);
}
