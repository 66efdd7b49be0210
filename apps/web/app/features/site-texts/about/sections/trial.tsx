import classes from './trial.module.css';

const versions = [
  { words: 49, answered: '4.8%' },
  { words: 127, answered: '2.7%' },
];

/** One email in two lengths, and how many answered either. */
export function Trial() {
  return (
    <figure className={classes.trial}>
      <dl>
        {versions.map(({ words, answered }) => (
          <div key={words}>
            <dt>answered the version of {words} words</dt>
            <dd className="figure">{answered}</dd>
          </div>
        ))}
      </dl>
      <figcaption>
        7,002 school-board members, chosen at random for one or the other. Rogers and Lasky-Fink,
        Behavioral Scientist. It asked for a survey, not a sale.
      </figcaption>
    </figure>
  );
}
