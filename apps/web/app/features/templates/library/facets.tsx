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

/** Of each facet any of the values; all where there are none. */
export type Chosen = Readonly<Record<Facet, readonly string[]>>;

export const nothingChosen: Chosen = { category: [], industry: [], persona: [], goal: [] };

type Faceted = Readonly<Record<Facet, string>>;

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

const mostAtFirst = 8;

type FacetGroupProps = {
  facet: Facet;
  values: readonly FacetValue[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
};

/** The values of one facet; the rarer ones once they are asked for. */
function FacetGroup({ facet, values, chosen, onToggle }: FacetGroupProps) {
  const [isWhole, setWhole] = useState(false);
  const isLong = values.length > mostAtFirst + 1;
  const shown = values.filter(
    ({ value }, index) => !isLong || isWhole || index < mostAtFirst || chosen.includes(value),
  );
  return (
    <fieldset className={classes.group}>
      <legend>{facetNames[facet]}</legend>
      {shown.map(({ value, count }) => (
        <label key={value} data-empty={count === 0 || undefined}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
          <span>{valueName(facet, value)}</span>
          <span className={classes.count}>{countText(count)}</span>
        </label>
      ))}
      {isLong && (
        <button
          type="button"
          className={classes.more}
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
  /** Those that the search leaves. */
  found: readonly Faceted[];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
};

/** What the library can be narrowed down to, with how much of it would be left. */
export function FacetPanel({ all, found, chosen, onChoose }: FacetPanelProps) {
  return (
    <div className={classes.panel}>
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
