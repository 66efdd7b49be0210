/** The library's facets, in display order. */
export const facets = ['category', 'industry', 'persona', 'goal'] as const;

export type Facet = (typeof facets)[number];

/** Templates for every industry have the value "Any". */
export function valueName(facet: Facet, value: string): string {
  return facet === 'industry' && value === 'Any' ? 'Any industry' : value;
}
