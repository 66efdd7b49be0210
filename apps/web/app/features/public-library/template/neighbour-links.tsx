import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import type { PublicTemplate } from '../../../data/public-library/public-template.ts';
import classes from './neighbour-links.module.css';

type NeighbourLinksProps = Pick<PublicTemplate, 'category' | 'previous' | 'next'>;

/** The templates on either side in the same category. */
export function NeighbourLinks({ category, previous, next }: NeighbourLinksProps) {
  const sides = [
    { name: 'Previous', template: previous },
    { name: 'Next', template: next },
  ] as const;
  return (
    <nav aria-label={`More in ${category}`} className={classes.links}>
      {sides.map(
        ({ name, template }) =>
          template && (
            <Link key={name} to={pages.publicTemplate(template.id)} data-side={name}>
              <span className="small ink-3">
                {name} in {category}
              </span>
              <span className="subhead">{template.name}</span>
            </Link>
          ),
      )}
    </nav>
  );
}
