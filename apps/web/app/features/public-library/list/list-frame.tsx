import type { ReactNode } from 'react';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { parameters } from './library-filter.ts';
import classes from './list-frame.module.css';

const markFiltered = `/[?&](${parameters.join('|')})=[^&]/.test(location.search)&&document.documentElement.setAttribute('data-filtered','')`;

/**
 * Around the list. The built page holds all of it: where the address asks for a part, it stays out
 * of sight until that part stands, so that nothing moves before a reader's eyes.
 */
export function ListFrame({ children }: { children: ReactNode }) {
  const isBuilt = !useIsHydrated();
  return (
    <>
      {isBuilt && <script>{markFiltered}</script>}
      <div className={classes.frame} data-built={isBuilt || undefined}>
        {children}
      </div>
    </>
  );
}
