import type { CampaignField } from '../../campaign-form.ts';
import { fieldNames, fieldText } from '../../field-names.ts';
import { allSteps, fieldsOfStep, isOptional, stepNames } from '../../steps.ts';
import { linesOf } from '../pain-points/point-list.ts';
import classes from './review-step.module.css';
import type { StepProps } from './step-props.ts';

/** All that was written, and the ways back to it. */
export function ReviewStep({ form, names, onGo }: StepProps) {
  return (
    <div className={classes.review}>
      {allSteps.slice(0, 4).map((step) => (
        <section key={step} aria-labelledby={`review-${String(step)}`}>
          <div className={classes.head}>
            <h3 id={`review-${String(step)}`} className="label">
              {stepNames[step - 1]}
            </h3>
            <button
              type="button"
              aria-label={`Edit ${stepNames[step - 1] ?? ''}`}
              onClick={() => onGo(step, true)}
            >
              Edit
            </button>
          </div>
          <dl>
            {fieldsOfStep[step].map((field) => {
              const text = fieldText(form, field, names).trim();
              return (
                <div key={field}>
                  <dt>{fieldNames[field]}</dt>
                  <dd>{text === '' && form[field]?.length ? nameless : answerOf(field, text)}</dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** Of a choice whose name did not come. */
const nameless = <span className="ink-3">Chosen; its name could not be loaded</span>;

function answerOf(field: CampaignField, text: string) {
  if (text === '')
    return <span className="ink-3">{isOptional(field) ? 'Left out' : 'Nothing yet'}</span>;
  if (field !== 'pain_points') return text;
  return (
    <ul className={classes.points}>
      {linesOf(text).map((point, at) => (
        <li key={at}>{point}</li>
      ))}
    </ul>
  );
}
