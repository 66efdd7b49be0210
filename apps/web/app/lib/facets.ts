/** What the library is sorted by, in the order in which it is offered. */
export const facets = ['category', 'industry', 'persona', 'goal'] as const;

export type Facet = (typeof facets)[number];

/** "Any" is what templates for every industry are filed under. */
export function valueName(facet: Facet, value: string): string {
  return facet === 'industry' && value === 'Any' ? 'Any industry' : value;
}
