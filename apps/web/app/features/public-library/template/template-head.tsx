import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import type { PublicTemplate } from '../../../data/public-library/public-template.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { LeadIn } from '../../../ui/lead-in/lead-in.tsx';
import { categoryAnchor } from '../category-anchor.ts';
import classes from './template-head.module.css';
import { addressToUse } from './address-to-use.ts';

type TemplateHeadProps = { template: PublicTemplate; isSignedIn: boolean };

export function TemplateHead({ template, isSignedIn }: TemplateHeadProps) {
  const { id, name, category, purpose, when_to_use } = template;
  return (
    <header className={classes.head}>
      <div>
        <nav aria-label="Breadcrumb" className={classes.way}>
          <ol>
            <li>
              <Link to={pages.publicLibrary}>Template library</Link>
            </li>
            <li>
              <Link to={`${pages.publicLibrary}#${categoryAnchor(category)}`}>{category}</Link>
            </li>
          </ol>
        </nav>
        <h1 className="title">{name}</h1>
      </div>
      <div>
        <p className="lede">{purpose}</p>
        <p className={classes.when}>
          <LeadIn title="When to use it">{when_to_use}</LeadIn>
        </p>
        <div className={classes.actions}>
          <ButtonLink to={addressToUse(id, isSignedIn)}>Use this template</ButtonLink>
          {!isSignedIn && (
            <span className="small ink-2">With a free account. Copying needs none.</span>
          )}
        </div>
      </div>
    </header>
  );
}
