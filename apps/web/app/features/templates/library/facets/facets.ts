import type { LibraryTemplate } from '@replysmith/contract';
import { facets, type Facet } from '../../../../lib/facets.ts';

export const facetNames: Readonly<Record<Facet, string>> = {
  category: 'Category',
  industry: 'Industry',
  persona: 'Persona',
  goal: 'Goal',
};

/** Of each facet any of the values; all where there are none. */
export type Chosen = Readonly<Record<Facet, readonly string[]>>;

export const nothingChosen: Chosen = { category: [], industry: [], persona: [], goal: [] };

type Faceted = Pick<LibraryTemplate, Facet>;

/** Whether a template has what was chosen, one facet left aside if need be. */
export function fits(template: Faceted, chosen: Chosen, aside?: Facet): boolean {
  return facets.every(
    (facet) =>
      facet === aside || chosen[facet].length === 0 || chosen[facet].includes(template[facet]),
  );
}

export function toggle(chosen: Chosen, facet: Facet, value: string): Chosen {
  const before = chosen[facet];
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  return { ...chosen, [facet]: after };
}
