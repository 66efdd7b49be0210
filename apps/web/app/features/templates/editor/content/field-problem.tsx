import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './content-tab.module.css';

/** What is wrong with a field of the sheet, under it. */
export function FieldProblem({ id, problem }: { id: string; problem: string | undefined }) {
  return (
    <p id={id} className={classes.problem}>
      {problem && (
        <>
          <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
          {problem}
        </>
      )}
    </p>
  );
}
