import { pages } from '@replysmith/contract';
import { Brand } from '../../components/brand.tsx';
import classes from './loading.module.css';

/** Shown while the first screen loads; hidden at first, so that fast loads do not flash. */
export function Loading() {
  return (
    <main className={`stack gap-3 ${classes.loading}`}>
      <Brand />
      <noscript>
        {import.meta.env.SSR && (
          <p className={classes.scripts}>
            This page needs JavaScript, which is off here. Go to the{' '}
            <a href={pages.home}>front page</a> or the <a href={pages.publicLibrary}>library</a>:
            they can be read without it.
          </p>
        )}
      </noscript>
      <p role="status" className={`small ink-3 ${classes.wait}`}>
        Loading...
      </p>
      {/* A link, since the scripts may be what failed to load. */}
      <p className={`small ${classes.late}`}>
        This is taking a while. <a href="">Reload</a>
      </p>
    </main>
  );
}
