import { clockTime } from '../clock.ts';
import classes from './by-line.module.css';

type ByLineProps = { who: string; at: string; how?: string };

/** Who, when, and how it came about. */
export function ByLine({ who, at, how }: ByLineProps) {
  return (
    <p className={classes.line}>
      <b>{who}</b>
      <span>
        <time dateTime={at}>{clockTime(new Date(at))}</time>
        {how && `, ${how}`}
      </span>
    </p>
  );
}
