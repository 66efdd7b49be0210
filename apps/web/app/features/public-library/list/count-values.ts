import type { ListedTemplate } from '../../../data/public-library/public-library.ts';
import { valueName, type Facet } from '../../../lib/facets.ts';

type Option = { readonly value: string; readonly label: string };

/** What a facet can be set to: its values with their counts, in the order of the alphabet. */
export function countValues(
  templates: readonly ListedTemplate[],
  facet: Facet,
  chosen: string,
): Option[] {
  const counts = new Map<string, number>(chosen ? [[chosen, 0]] : []);
  for (const template of templates)
    counts.set(template[facet], (counts.get(template[facet]) ?? 0) + 1);
  return Array.from(counts, ([value, count]) => ({
    value,
    label: `${valueName(facet, value)}, ${count}`,
  })).sort((one, other) => one.label.localeCompare(other.label, 'en'));
}
