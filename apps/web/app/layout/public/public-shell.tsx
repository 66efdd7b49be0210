import type { ReactNode } from 'react';
import { VisitorProvider } from '../../data/session/visitor.tsx';
import { PublicFooter } from './footer/public-footer.tsx';
import { PublicHeader } from './bar/public-header.tsx';
import classes from './public-shell.module.css';

/** The frame of every page that needs no account; what stands in it may ask who the visitor is. */
export function PublicShell({ children }: { children: ReactNode }) {
  return (
    <VisitorProvider>
      <div className={classes.page}>
        <a href="#main" className={classes.skip}>
          Skip to content
        </a>
        <PublicHeader />
        <main id="main" tabIndex={-1} className={classes.main}>
          {children}
        </main>
        <PublicFooter />
      </div>
    </VisitorProvider>
  );
}
