import {
  isStandardVariable,
  lengths,
  standardVariables,
  variablesOf,
  type TemplateVariable,
} from '@replysmith/contract';
import { TextField } from '../../../../ui/field/text-field.tsx';
import type { TabProps } from '../editor-tabs.ts';
import classes from './settings-tab.module.css';

type VariableRowsProps = Pick<TabProps, 'form' | 'change'> & { problem: string | undefined };

/** What previews show for each variable of the text, and what stands in when nothing is known. */
export function VariableRows({ form, change, problem }: VariableRowsProps) {
  const names = variablesOf(form);
  const describe = (name: string, changes: Partial<TemplateVariable>) => {
    const now = describedAs(form.template_variables, name);
    const others = form.template_variables.filter((one) => one.name !== name);
    change({ template_variables: [...others, { ...now, ...changes }] });
  };
  return (
    <section className={classes.variables}>
      <h2 className="label">Variables</h2>
      <p className="small ink-2">
        The sample is what previews and the score read. The fallback stands in when you use the
        template and know nothing better.
      </p>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {names.length === 0 && (
        <p className={classes.none}>
          The text has none yet. Write one as {'{{firstName}}'} on the Content tab.
        </p>
      )}
      {names.map((name) => {
        const { example, fallback } = describedAs(form.template_variables, name);
        const sample = isStandardVariable(name) ? standardVariables[name] : '';
        return (
          <div key={name} className={classes.variable} role="group" aria-label={name}>
            <h3 className={classes.variableName}>{`{{${name}}}`}</h3>
            <TextField
              label="Sample"
              value={example ?? ''}
              placeholder={sample}
              maxLength={lengths.variableValue}
              autoComplete="off"
              onChange={(value) => describe(name, { example: value || null })}
            />
            <TextField
              label="Fallback"
              value={fallback ?? ''}
              maxLength={lengths.variableValue}
              autoComplete="off"
              onChange={(value) => describe(name, { fallback: value || null })}
            />
          </div>
        );
      })}
    </section>
  );
}

function describedAs(variables: readonly TemplateVariable[], name: string): TemplateVariable {
  return variables.find((one) => one.name === name) ?? { name, example: null, fallback: null };
}
