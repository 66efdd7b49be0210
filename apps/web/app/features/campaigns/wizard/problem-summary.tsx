import type { Ref } from 'react';
import { fieldNames } from '../field-names.ts';
import { fieldsOfStep, type Step } from '../steps.ts';
import { focusField } from './focus-field.ts';
import type { useProblems } from './use-problems.ts';
import classes from './wizard.module.css';

type ProblemSummaryProps = {
  ref: Ref<HTMLDivElement>;
  step: Step;
  problems: ReturnType<typeof useProblems>;
};

/** What keeps one from going on, each with the way to its field. */
export function ProblemSummary({ ref, step, problems: { problems, isTold } }: ProblemSummaryProps) {
  const fields = fieldsOfStep[step].filter((field) => problems[field] !== undefined);
  const isShown = isTold && fields.length > 0;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label="What is missing"
      className={classes.summary}
    >
      {isShown && (
        <div className={classes.problems}>
          <p className="label">
            {fields.length === 1 ? 'One thing before you go on' : 'Before you go on'}
          </p>
          <ul>
            {fields.map((field) => (
              <li key={field}>
                <button type="button" onClick={() => focusField(field)}>
                  {problems[field]}
                  <span className="visually-hidden">, go to {fieldNames[field]}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
