import { TextField } from '../../../ui/field/text-field.tsx';
import type { Values } from './fill-template.ts';
import type { Question } from './questions-of.ts';
import classes from './value-fields.module.css';

type ValueFieldsProps = {
  questions: readonly Question[];
  values: Values;
  onChange: (values: Values) => void;
  /** Those of which is said that they are empty. */
  missing?: readonly Question[];
};

/** A field for everything that a template leaves open. */
export function ValueFields({ questions, values, onChange, missing = [] }: ValueFieldsProps) {
  return (
    <div className={classes.fields}>
      {questions.map((question) => (
        <TextField
          key={question.key}
          label={question.label}
          value={values[question.key] ?? ''}
          error={missing.includes(question) ? 'No value yet' : undefined}
          placeholder={question.example && `Such as ${question.example}`}
          autoComplete="off"
          onChange={(value) => onChange({ ...values, [question.key]: value })}
        />
      ))}
    </div>
  );
}
