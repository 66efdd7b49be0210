import classes from './shown-with.module.css';

const ways = [
  { value: 'examples', label: 'With examples' },
  { value: 'blanks', label: 'With blanks' },
] as const;

/** Which of the two texts a sheet shows. Its style sheet reads the choice, and so may scripts. */
export function ShownWith() {
  return (
    <fieldset className={classes.ways}>
      <legend className="visually-hidden">Show the email</legend>
      {ways.map(({ value, label }, index) => (
        <label key={value}>
          <input type="radio" name="shown" value={value} defaultChecked={index === 0} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
