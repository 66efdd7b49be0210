import type { OwnerTools } from '../../data/owner-tools.ts';
import classes from './tools-page.module.css';

type ToolLinksProps = {
  name: string;
  links: OwnerTools[number]['links'];
  /** Nothing else stands in the tab. */
  isAlone: boolean;
};

/** What is recommended without being paid for it; an empty tab says that it is empty. */
export function ToolLinks({ name, links, isAlone }: ToolLinksProps) {
  if (links.length === 0) {
    return isAlone ? <p className="ink-3">Nothing is recommended under {name} yet.</p> : null;
  }
  return (
    <ul className={classes.links} aria-label={`Recommended under ${name}`}>
      {links.map(({ title, text, href }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {title} (opens a new tab)
          </a>
          <p className="ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
