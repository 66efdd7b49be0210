import classes from './gains.module.css';

type GainProps = {
  /** Of the changes in the email; none where no change of its own stands. */
  number?: number;
  name: string;
  points?: string;
  reason: string;
};

/** One line of the ledger, what it won, and why. */
export function Gain({ number, name, points, reason }: GainProps) {
  return (
    <li>
      <span className={number === undefined ? undefined : classes.number}>{number}</span>
      <span className={classes.name}>{name}</span>
      <span className={classes.points}>{points}</span>
      <small>{reason}</small>
    </li>
  );
}
