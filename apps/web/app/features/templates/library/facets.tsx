import { useState } from 'react';
import { type Facet, facets, valueName } from '../../../lib/facets.ts';
import { countText } from '../../../lib/words.ts';
import classes from './library-preview.module.css';

export const facetNames: Readonly<Record<Facet, string>> = {
  category: 'Category',
  industry: 'Industry',
  persona: 'Persona',
  goal: 'Goal',
};

/** For each facet any of the values; all templates where it is empty. */
export type Chosen = Readonly<Record<Facet, readonly string[]>>;

export const nothingChosen: Chosen = { category: [], industry: [], persona: [], goal: [] };

type Faceted = Readonly<Record<Facet, string>>;

/** Whether a template matches the choice, ignoring one facet if given. */
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

const mostAtFirst = 8;

type FacetGroupProps = {
  facet: Facet;
  values: readonly FacetValue[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
};

/** The values of one facet. Rarer ones are shown on request. */
function FacetGroup({ facet, values, chosen, onToggle }: FacetGroupProps) {
  const [isWhole, setWhole] = useState(false);
  const isLong = values.length > mostAtFirst + 1;
  const shown = values.filter(
    ({ value }, index) => !isLong || isWhole || index < mostAtFirst || chosen.includes(value),
  );
  return (
    <fieldset className={classes.group}>
      <legend className="dense strong">{facetNames[facet]}</legend>
      {shown.map(({ value, count }) => (
        <label
          className="hover-well dense grid items-center round cursor-pointer gap-2"
          key={value}
          data-empty={count === 0 || undefined}
        >
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
          <span>{valueName(facet, value)}</span>
          <span className="ink-3 size-13">{countText(count)}</span>
        </label>
      ))}
      {isLong && (
        <button
          type="button"
          className={`small ink-2 underlined ${classes.more}`}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${String(values.length)}`}
        </button>
      )}
    </fieldset>
  );
}

type FacetPanelProps = {
  all: readonly Faceted[];
  /** The templates that match the search. */
  found: readonly Faceted[];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
};

/** The facets of the library, with the number of templates for each value. */
export function FacetPanel({ all, found, chosen, onChoose }: FacetPanelProps) {
  return (
    <div className="grid gap-6">
      {facets.map((facet) => (
        <FacetGroup
          key={facet}
          facet={facet}
          values={countFacet(facet, all, { found, chosen })}
          chosen={chosen[facet]}
          onToggle={(value) => onChoose(toggle(chosen, facet, value))}
        />
      ))}
    </div>
  );
}

type FacetValue = { readonly value: string; readonly count: number };

/**
 * The values of a facet, those with most templates first, so that their order does not depend on
 * the choice. The counts are what each value would show together with the other facets.
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
