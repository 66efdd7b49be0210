import type { ReactNode } from 'react';
import classes from './home-page.module.css';
import { Tiles } from './tiles.tsx';
import { UsageCards } from './usage-cards.tsx';
import { Welcome } from './welcome.tsx';

/** Where one arrives after signing in. */
export function HomePage({ banner }: { banner: ReactNode }) {
  return (
    <main className={classes.home}>
      {banner}
      <Welcome />
      <UsageCards />
      <Tiles />
    </main>
  );
}
