import { readForComparison, type Comparable } from './read-for-comparison.ts';
import type { Template } from './template.ts';
import { pullOf, type Rarities, type Terms } from './terms.ts';

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
