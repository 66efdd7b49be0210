/** "Any" is what templates for every industry are filed under. */
export function facetValue(facet: string, value: string): string {
  return facet === 'industry' && value === 'Any' ? 'Any industry' : value;
}
