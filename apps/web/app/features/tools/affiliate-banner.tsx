import type { OwnerTools } from '../../data/owner-tools.ts';
import { Tag } from '../../ui/tag/tag.tsx';
import classes from './tools-page.module.css';

type Banner = NonNullable<OwnerTools[number]['banner']>;

/** What the owner recommends and earns by, which it says. */
export function AffiliateBanner({ title, text, linkLabel, href }: Banner) {
  return (
    <aside className={classes.banner} aria-label="Advertisement">
      <Tag>Affiliate link</Tag>
      <h2 className="subhead">{title}</h2>
      <p>{text}</p>
      <p>
        <a href={href} target="_blank" rel="sponsored noopener noreferrer">
          {linkLabel} (opens a new tab)
        </a>
      </p>
      <p className="small ink-3">The people who run this site are paid if you buy through it.</p>
    </aside>
  );
}
