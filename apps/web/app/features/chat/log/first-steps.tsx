import { formatDraft } from '@replysmith/coach';
import { sampleDraft } from '../../../data/sample-draft.ts';
import { keepWork } from '../../../lib/kept-work.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { useKeptText } from '../composer/use-kept-text.ts';
import classes from './first-steps.module.css';

type FirstStepsProps = {
  draftKey: string;
  /** Called once the sample stands in the draft. */
  onTrySample: () => void;
};

/** A session before its first email; gone as soon as something is typed. */
export function FirstSteps({ draftKey, onTrySample }: FirstStepsProps) {
  if (useKeptText(draftKey) !== '') return null;
  return (
    <div className={classes.sheet}>
      <Sheet>
        <div className={classes.words}>
          <EmptyState
            title="Paste an email to begin."
            action={
              <Button
                variant="line"
                onClick={() => {
                  keepWork(draftKey, formatDraft(sampleDraft));
                  onTrySample();
                }}
              >
                Try a sample
              </Button>
            }
          >
            The coach counts what each sentence costs, rewrites it, and gives a reason for every
            change.
          </EmptyState>
        </div>
      </Sheet>
    </div>
  );
}
