import { notPunished } from './not-punished.ts';
import classes from './unpunished.module.css';

/** What others mark down and this coach does not, each with why. */
export function Unpunished() {
  return (
    <div className={classes.unpunished}>
      <div>
        <h3 className="label">What we do not punish</h3>
        <p className={classes.lede}>
          Common advice that we looked into and found no support for. It costs you nothing here.
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
