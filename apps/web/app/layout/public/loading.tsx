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
      {/* A link to this address, since the scripts may be what does not come. */}
      <p className={`small ${classes.late}`}>
        This takes long. <a href="">Reload</a>
      </p>
    </main>
  );
}
