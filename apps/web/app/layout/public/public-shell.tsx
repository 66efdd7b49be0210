import { pages } from '@replysmith/contract';
import { type ReactNode, useSyncExternalStore } from 'react';
import { VisitorProvider, useVisitor } from '../../data/visitor.tsx';
import { siteContent } from '../../data/site-content.ts';
import { keepTheme } from '../../data/keep-theme.ts';
import { Brand } from '../../components/brand.tsx';
import { Link } from '../../components/navigation.tsx';
import { ThemeToggle } from '../../components/theme-toggle.tsx';
import { PublicHeader } from './public-header.tsx';
import classes from './public-shell.module.css';

const groups = [
  [
    ['Features', pages.features],
    ['Pricing', pages.pricing],
    ['Template library', pages.publicLibrary],
    ['Extension', pages.extension],
    ['Developers', pages.developers],
    ['API', pages.apiDocs],
  ],
  [
    ['About', pages.about],
    ['Contact', pages.contact],
    ['Accessibility', pages.accessibility],
  ],
  [
    ['Privacy', pages.privacy],
    ['Terms', pages.terms],
    ['Withdraw from contract here', siteContent.withdrawalUrl],
  ],
] as const;

function FooterLinks() {
  return (
    <nav className={`flex wrap-items ${classes.links}`} aria-label="Footer">
      {groups.map((group) => (
        <ul key={group[0][0]}>
          {group.map(
            ([name, to]) =>
              to && (
                <li key={name}>
                  <Link to={to}>{name}</Link>
                </li>
              ),
          )}
        </ul>
      ))}
    </nav>
  );
}

const never = () => () => undefined;
const thisYear = () => new Date().getFullYear();

/**
 * The owner and the year. The year comes from the browser, since a prerendered page may be read in
 * a later one.
 */
function Imprint() {
  const year = useSyncExternalStore<number | null>(never, thisYear, () => null);
  const { operator, credits } = siteContent;
  return (
    <p className={`flex wrap-items line-above pt-4 ${classes.imprint}`}>
      <span>
        © {year} {operator.name}, {operator.country}
      </span>
      {credits.map(({ role, name, href }) => (
        <span key={role}>
          {role} {href ? <a href={href}>{name}</a> : name}
        </span>
      ))}
      <span>
        Open source under{' '}
        <a href="https://www.apache.org/licenses/LICENSE-2.0" rel="license">
          Apache-2.0
        </a>
      </span>
    </p>
  );
}

function PublicFooter() {
  const { isSignedIn } = useVisitor();
  return (
    <footer className={`small ink-above ink-2 ${classes.footer}`}>
      <div className="wrap">
        <div className={`stack items-start gap-7 no-print ${classes.top}`}>
          <div>
            <Brand />
            <p className="mt-2">Run it on your own server.</p>
          </div>
          <FooterLinks />
          <span className={classes.theme}>
            <ThemeToggle {...(isSignedIn && { onChoose: keepTheme })} />
          </span>
        </div>
        <Imprint />
      </div>
    </footer>
  );
}

/** The frame of every public page. */
export function PublicShell({ children }: { children: ReactNode }) {
  return (
    <VisitorProvider>
      <div className={`flex column ${classes.page}`}>
        <a href="#main" className={`absolute framed round on-sheet ${classes.skip}`}>
          Skip to content
        </a>
        <PublicHeader />
        <main id="main" tabIndex={-1} className="grow">
          {children}
        </main>
        <PublicFooter />
      </div>
    </VisitorProvider>
  );
}
