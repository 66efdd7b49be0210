import { notPunished } from './not-punished.ts';
import classes from './unpunished.module.css';

/** What others mark down and no rule here is about, each with why. */
export function Unpunished() {
  return (
    <div className={classes.unpunished}>
      <div>
        <h3 className="label">What no rule counts</h3>
        <p className={classes.lede}>
          Common advice that we looked into and found no support for. No rule is about it, and what
          it moves in the reading of the whole is less than the score’s own error.
        </p>
      </div>
      <ul className={classes.list}>
        {notPunished.map(({ what, why }) => (
          <li key={what}>
            {what}
            <small>{why}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
