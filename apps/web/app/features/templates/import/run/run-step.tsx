import { Button } from '../../../../ui/button/button.tsx';
import { RowList } from '../rows/row-list.tsx';
import type { ImportState } from './import-state.ts';
import { Progress } from './progress.tsx';
import classes from './run-step.module.css';

type RunStepProps = { state: ImportState; onStop: () => void };

/** The import while it goes on. */
export function RunStep({ state: { rows, told, due }, onStop }: RunStepProps) {
  return (
    <>
      <h2 className="head">Importing</h2>
      <div className={classes.parts}>
        <Progress label="Imported so far" told={told} due={due} />
        <RowList rows={rows} />
        <div>
          <Button variant="line" onClick={onStop}>
            Stop
          </Button>
        </div>
      </div>
    </>
  );
}
