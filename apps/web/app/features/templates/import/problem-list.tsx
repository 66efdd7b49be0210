import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './problem-list.module.css';

/** What went wrong, a line each, told aloud. */
export function ProblemList({ problems }: { problems: readonly string[] }) {
  return (
    <ul role="alert" className={classes.problems}>
      {problems.map((problem) => (
        <li key={problem}>
          <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
          {problem}
        </li>
      ))}
    </ul>
  );
}
