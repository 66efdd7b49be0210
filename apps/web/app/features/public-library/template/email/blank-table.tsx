import type { Blank } from '../../../../data/public-library/public-template.ts';
import classes from './blank-table.module.css';

/** What a writer puts in, each with the example's answer. */
export function BlankTable({ blanks }: { blanks: readonly Blank[] }) {
  return (
    <table className={classes.table}>
      <caption className="label">What you fill in</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Blank</th>
          <th scope="col">Example</th>
        </tr>
      </thead>
      <tbody>
        {blanks.map(({ label, example }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{example}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
