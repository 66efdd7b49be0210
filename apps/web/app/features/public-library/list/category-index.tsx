import { categoryAnchor } from '../category-anchor.ts';
import classes from './category-index.module.css';

type CategoryIndexProps = { categories: readonly (readonly [name: string, count: number])[] };

/** The way to each category of the page. */
export function CategoryIndex({ categories }: CategoryIndexProps) {
  return (
    <nav aria-label="Categories" className={classes.index}>
      <ul>
        {categories.map(([name, count]) => (
          <li key={name}>
            <a href={`#${categoryAnchor(name)}`}>
              {name} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
