import { facets, type Facet } from '../../../../lib/facets.ts';
import { FacetGroup } from './facet-group.tsx';
import classes from './facet-panel.module.css';
import { countFacet } from './count-facet.ts';
import { toggle, type Chosen } from './facets.ts';

type Faceted = Readonly<Record<Facet, string>>;

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
