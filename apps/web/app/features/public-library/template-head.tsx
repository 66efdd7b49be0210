import { pages } from '@replysmith/contract';
import { Link } from '../../components/navigation.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { LeadIn } from '../../components/lead-in.tsx';
import type { PublicTemplate } from '../../data/public-library.ts';
import { valueName } from '../../lib/facets.ts';
import { signUpAddress } from '../../lib/sign-up-address.ts';
import { siteAddress } from '../../lib/site-address.ts';
import { stageNames } from '../../lib/words.ts';
import { type LibraryFilter, addressOf, categoryAnchor } from './library-filter.ts';
import classes from './template-head.module.css';

type TemplateHeadProps = { template: PublicTemplate; isSignedIn: boolean };

export function TemplateHead({ template, isSignedIn }: TemplateHeadProps) {
  const { id, name, category, purpose, when_to_use } = template;
  return (
    <header className={`grid items-start one-column-laptop ${classes.head}`}>
      <div>
        <nav aria-label="Breadcrumb" className={classes.way}>
          <ol className="flex wrap-items mb-4 ink-2 size-14">
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
        <p className="ink-2 pretty mt-2">
          <LeadIn title="When to use it">{when_to_use}</LeadIn>
        </p>
        <div className="row items-center gap-2-4 mt-5 no-print">
          <ButtonLink to={addressToUse(id, isSignedIn)}>Use this template</ButtonLink>
          {!isSignedIn && (
            <span className="small ink-2">With a free account. Copying needs none.</span>
          )}
        </div>
      </div>
    </header>
  );
}

/** Where to use a template: in the dashboard library, through sign-up if needed. */
function addressToUse(id: string, isSignedIn: boolean): string {
  const open = `${pages.library}?${String(new URLSearchParams({ template: id }))}`;
  return isSignedIn ? open : signUpAddress({ next: open });
}

/** Who a template is for; each value links to similar ones. */
export function FiledUnder({ template }: { template: PublicTemplate }) {
  const { persona, industry, goal, stage, tags } = template;
  return (
    <dl className={`row dense ${classes.filed}`}>
      <div>
        <dt className="ink-3 size-13">Reader</dt>
        <dd className="line-24">
          <Others like={{ persona }}>{persona}</Others>
        </dd>
      </div>
      <div>
        <dt className="ink-3 size-13">Industry</dt>
        <dd className="line-24">
          <Others like={{ industry }}>{valueName('industry', industry)}</Others>
        </dd>
      </div>
      <div>
        <dt className="ink-3 size-13">Goal</dt>
        <dd className="line-24">
          <Others like={{ goal }}>{goal}</Others>
        </dd>
      </div>
      <div>
        <dt className="ink-3 size-13">Stage</dt>
        <dd className="line-24">{stageNames[stage]}</dd>
      </div>
      <div>
        <dt className="ink-3 size-13">Tags</dt>
        <dd className={`line-24 row ${classes.tags}`}>
          {tags.map((tag) => (
            <Others key={tag} like={{ search: tag }}>
              {tag}
            </Others>
          ))}
        </dd>
      </div>
    </dl>
  );
}

function Others({ like, children }: { like: Partial<LibraryFilter>; children: string }) {
  return <Link to={`${pages.publicLibrary}?${String(addressOf(like))}`}>{children}</Link>;
}

type Crumb = { readonly name: string; readonly path: string };

/** The schema.org breadcrumbs of a library page. */
export function breadcrumbs(...beyond: readonly Crumb[]) {
  const way = [
    { name: 'Replysmith', path: pages.home },
    { name: 'Template library', path: pages.publicLibrary },
    ...beyond,
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteAddress() + path,
    })),
  };
}
