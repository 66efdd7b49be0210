import classes from './terms.module.css';

/** What to know before paying. */
export function Terms() {
  return (
    <ul className={classes.terms}>
      <li>
        Prices are in US dollars. A paid plan renews monthly until you cancel it; the first payment
        is today’s.
      </li>
      <li>Cancel any time in billing. It takes effect at the end of the period you paid for.</li>
      <li>Where tax is due, the checkout shows it before you pay.</li>
      <li>On a smaller plan what you saved stays readable; nothing is deleted.</li>
    </ul>
  );
}
