import { Brand } from '../../ui/brand/brand.tsx';
import classes from './loading.module.css';

/** While the first screen of the app is on its way; unseen when it comes at once. */
export function Loading() {
  return (
    <main className={classes.loading}>
      <Brand />
      <p role="status" className="small ink-3">
        Loading...
      </p>
    </main>
  );
}
