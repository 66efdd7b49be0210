import type { ReactNode } from 'react';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import classes from './public-shell.module.css';

/** The frame of every page that needs no account. */
export function PublicShell({
  isSignedIn,
  children,
}: {
  isSignedIn: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classes.page}>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      <PublicHeader isSignedIn={isSignedIn} />
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <PublicFooter isSignedIn={isSignedIn} />
    </div>
  );
}
