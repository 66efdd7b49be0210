import { type Facet } from '../../../../lib/facets.ts';
import { fits, type Chosen } from './facets.ts';

type Faceted = Readonly<Record<Facet, string>>;

export type FacetValue = { readonly value: string; readonly count: number };

/**
 * The values of a facet, those with most templates first, so that they stay in place whatever is
 * chosen. The counts say how many templates each would show beside what the other facets leave.
 */
export function countFacet(
  facet: Facet,
  all: readonly Faceted[],
  { found, chosen }: { found: readonly Faceted[]; chosen: Chosen },
): FacetValue[] {
  const sizes = countBy(facet, all);
  const counts = countBy(
    facet,
    found.filter((template) => fits(template, chosen, facet)),
  );
  return [...sizes]
    .sort(([a, sizeA], [b, sizeB]) => sizeB - sizeA || a.localeCompare(b, 'en'))
    .map(([value]) => ({ value, count: counts.get(value) ?? 0 }));
}

function countBy(facet: Facet, templates: readonly Faceted[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { [facet]: value } of templates) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
