import { Button } from '../../../ui/button/button.tsx';
import classes from './rewrite-not-loaded.module.css';

/** In place of the rewrite where the code that shows it did not come; the draft is kept over a reload. */
export function RewriteNotLoaded() {
  return (
    <div role="alert" className={classes.place}>
      <p>The rewrite is done, and the part of this page that shows it did not load.</p>
      <p>Your text is safe: it will be here after a reload.</p>
      <Button variant="line" size="small" onClick={() => location.reload()}>
        Reload
      </Button>
    </div>
  );
}
