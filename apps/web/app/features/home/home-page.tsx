import { pages } from '@replysmith/contract';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Checklist } from './checklist/checklist.tsx';
import classes from './home-page.module.css';
import { Numbers } from './numbers/numbers.tsx';
import { Tiles } from './tiles.tsx';
import { Welcome } from './welcome/welcome.tsx';

type HomePageProps = {
  banner: ReactNode;
  /** At most two tips. */
  tips: ReactNode;
};

/** Where one arrives after signing in. */
export function HomePage({ banner, tips }: HomePageProps) {
  const id = useId();
  return (
    <main className={classes.home}>
      {banner}
      <Welcome />
      <Numbers />
      <Tiles />
      <section aria-labelledby={id}>
        <div className={classes.head}>
          <h2 id={id} className="subhead">
            AI-Powered Tips &amp; Suggestions
          </h2>
          <Link to={pages.tips} className="small">
            All tips
          </Link>
        </div>
        <div className={classes.tips}>{tips}</div>
      </section>
      <Checklist />
    </main>
  );
}
