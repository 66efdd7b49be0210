import { Button } from '../../../../ui/button/button.tsx';
import classes from './draft-notes.module.css';

/** Says that what was being written gave way to what stands here, and has it back. */
export function SetAside({ onBringBack }: { onBringBack: () => void }) {
  return (
    <p className={classes.line}>
      Your draft is kept.
      <Button variant="quiet" size="small" onClick={onBringBack}>
        Bring it back
      </Button>
    </p>
  );
}
