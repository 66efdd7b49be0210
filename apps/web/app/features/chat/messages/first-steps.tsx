import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import classes from './first-steps.module.css';

type FirstStepsProps = { onTrySample: () => void };

/** A session before its first email. */
export function FirstSteps({ onTrySample }: FirstStepsProps) {
  return (
    <div className={classes.sheet}>
      <Sheet>
        <EmptyState
          title="Paste an email to begin."
          action={
            <Button variant="line" onClick={onTrySample}>
              Try a sample
            </Button>
          }
        >
          The coach counts what each sentence costs, rewrites it, and gives a reason for every
          change.
        </EmptyState>
      </Sheet>
    </div>
  );
}
