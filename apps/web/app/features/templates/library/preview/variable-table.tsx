import { isStandardVariable, standardVariables, variablesOf } from '@replysmith/contract';
import type { LibraryTemplate } from '@replysmith/contract';
import { variableLabel } from '../../../../lib/words/variable-label.ts';
import classes from './variable-table.module.css';

/** What a template asks its writer for, each with an example. */
export function VariableTable({ template }: { template: LibraryTemplate }) {
  const rows = variablesOf(template).map((name) => {
    const known = template.template_variables.find((variable) => variable.name === name);
    const sample = isStandardVariable(name) ? standardVariables[name] : null;
    return { name, example: known?.example ?? sample, fallback: known?.fallback ?? null };
  });
  if (rows.length === 0) return null;
  return (
    <table className={classes.table}>
      <caption className="label">You fill in</caption>
      <thead className="visually-hidden">
        <tr>
          <th>Variable</th>
          <th>Example</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, example, fallback }) => (
          <tr key={name}>
            <th scope="row">{variableLabel(name)}</th>
            <td>
              {example}
              {fallback && <span className="small ink-3"> or, if unknown, “{fallback}”</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
