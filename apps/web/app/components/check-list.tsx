import { IconCheck } from '@tabler/icons-react';
import classes from './check-list.module.css';

export type CheckLine = {
  /** The figure, set in bold before the rest: "20". */
  value?: string | undefined;
  text: string;
};

/** What is included, a checked and ruled line for each. */
export function CheckList({ lines }: { lines: readonly CheckLine[] }) {
  return (
    <ul className={`dense ${classes.lines}`}>
      {lines.map(({ value, text }) => (
        <li className="grid line-above" key={text}>
          <IconCheck size={18} stroke={2} aria-hidden />
          <span>
            {value !== undefined && <b>{value}</b>} {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
