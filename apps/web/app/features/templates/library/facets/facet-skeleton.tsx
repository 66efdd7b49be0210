import { facets } from '../../../../lib/facets.ts';
import { facetNames } from './facets.ts';
import panelClasses from './facet-panel.module.css';
import classes from './facet-skeleton.module.css';

/** As many values as a facet shows at first. */
const values = 8;

/** The facets before it is known what they have. */
export function FacetSkeleton() {
  return (
    <div className={panelClasses.panel} aria-hidden="true">
      {facets.map((facet) => (
        <div key={facet}>
          <p className={classes.name}>{facetNames[facet]}</p>
          {Array.from({ length: values }, (_, place) => (
            <p key={place} className={classes.value}>
              <span />
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
