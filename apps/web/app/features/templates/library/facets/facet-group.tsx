import { useState } from 'react';
import { valueName, type Facet } from '../../../../lib/facets.ts';
import { countText } from '../../../../lib/words/count-text.ts';
import type { FacetValue } from './count-facet.ts';
import classes from './facet-panel.module.css';
import { facetNames } from './facets.ts';

const mostAtFirst = 8;

type FacetGroupProps = {
  facet: Facet;
  values: readonly FacetValue[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
};

/** The values of one facet; the rarer ones once they are asked for. */
export function FacetGroup({ facet, values, chosen, onToggle }: FacetGroupProps) {
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
