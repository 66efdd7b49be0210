import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import classes from './first-steps.module.css';
import { PendingAnswer } from './pending-answer.tsx';

type FirstStepsProps = { isSending: boolean; onTrySample: () => void };

/** A session before its first email. */
export function FirstSteps({ isSending, onTrySample }: FirstStepsProps) {
  if (isSending) return <PendingAnswer />;
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
