import { lengths } from '@replysmith/contract';
import { useEffect } from 'react';
import { useCampaignCategories } from '../../../data/campaigns.ts';
import { useToneOptions } from '../api.ts';
import { TextAreaField, TextField } from '../../../components/field.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { showToast } from '../../../components/toast.tsx';
import { TryAgain } from '../../../components/try-again.tsx';
import { type CampaignField, fieldNames, fieldText } from '../campaign-form.ts';
import { type Step, allSteps, fieldsOfStep, isOptional, stepNames } from '../steps.ts';
import { ChoiceList, Hint, TextCount } from './fields.tsx';
import { PainPoints } from './pain-points.tsx';
import { linesOf } from './pain-point-row.tsx';
import { AudienceStep } from './audience-step.tsx';
import type { StepProps } from './use-step.ts';
import classes from './fields.module.css';
import stepFieldsClasses from './step-fields.module.css';

/** All answers, each with a link back to its step. */
function ReviewStep({ form, names, onGo }: StepProps) {
  return (
    <div className={`stack gap-6 ${stepFieldsClasses.review}`}>
      {allSteps.slice(0, 4).map((step) => (
        <section key={step} aria-labelledby={`review-${String(step)}`}>
          <div
            className={`flex items-baseline justify-between gap-4 ink-below ${stepFieldsClasses.head}`}
          >
            <h3 id={`review-${String(step)}`} className="label">
              {stepNames[step - 1]}
            </h3>
            <button
              className="medium size-14"
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
                  <dt className="ink-2 size-14 line-24">{fieldNames[field]}</dt>
                  <dd className="serif size-16 line-24 breakable">
                    {text === '' && form[field]?.length ? nameless : answerOf(field, text)}
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** For a choice whose name could not be loaded. */
const nameless = <span className="ink-3">Chosen; its name could not be loaded</span>;

function answerOf(field: CampaignField, text: string) {
  if (text === '')
    return <span className="ink-3">{isOptional(field) ? 'Left out' : 'Nothing yet'}</span>;
  if (field !== 'pain_points') return text;
  return (
    <ul className={stepFieldsClasses.reviewPoints}>
      {linesOf(text).map((point, at) => (
        <li key={at}>{point}</li>
      ))}
    </ul>
  );
}

const steps = {
  1: BasicsStep,
  2: AudienceStep,
  3: ToneStep,
  4: ContextStep,
  5: ReviewStep,
};

export function StepFields({ step, ...props }: StepProps & { step: Step }) {
  const Fields = steps[step];
  return (
    <div className={`grid ${classes.fields}`}>
      <Fields {...props} />
    </div>
  );
}

function ToneStep({ form, problems, email, onChange }: StepProps) {
  const { data, error, refetch } = useToneOptions();
  return (
    <ChoiceList
      label={fieldNames.tone_id}
      name="tone_id"
      options={(data?.items ?? []).map(({ id, name, description }) => ({
        value: id,
        label: name,
        text: description,
        example: email?.sounds[name] && (
          <span className={`serif size-16 line-24 breakable ${classes.example}`}>
            {email.sounds[name]}
          </span>
        ),
      }))}
      value={form.tone_id}
      error={problems.tone_id}
      onChange={(tone_id) => onChange({ tone_id })}
    >
      <Hint why="How it sounds. Under each tone you see this campaign’s email in it." />
      <NotLoadedChoices
        what="tone options"
        isMissing={!data}
        error={error}
        onRetry={() => void refetch()}
      />
    </ChoiceList>
  );
}

function BasicsStep({ form, problems, onChange }: StepProps) {
  const { data, error, refetch } = useCampaignCategories();
  return (
    <>
      <TextField
        label={fieldNames.template_name}
        name="template_name"
        value={form.template_name}
        error={problems.template_name}
        autoComplete="off"
        required
        onChange={(template_name) => onChange({ template_name })}
      >
        <Hint
          why="Only you see it: the campaign and its results are listed under this name."
          example="Cafés in Leeds, autumn"
        />
      </TextField>
      <ChoiceList
        label={fieldNames.category_id}
        name="category_id"
        columns={2}
        options={(data ?? []).map(({ id, name, description }) => ({
          value: id,
          label: name,
          text: description,
        }))}
        value={form.category_id}
        error={problems.category_id}
        onChange={(category_id) => onChange({ category_id })}
      >
        <Hint why="It decides how the email opens and what it may ask for." />
        <NotLoadedChoices
          what="campaign categories"
          isMissing={!data}
          error={error}
          onRetry={() => void refetch()}
        />
      </ChoiceList>
    </>
  );
}

type NotLoadedChoicesProps = {
  /** "tone options" */
  what: string;
  isMissing: boolean;
  error: Error | null;
  onRetry: () => void;
};

/** Shown while choices load or after they failed to. */
function NotLoadedChoices({ what, isMissing, error, onRetry }: NotLoadedChoicesProps) {
  const isFailed = isMissing && error !== null;
  const failure = `Failed to load ${what}`;
  useEffect(() => {
    if (isFailed) showToast({ about: failure, title: 'Error', message: failure, kind: 'error' });
  }, [isFailed, failure]);
  if (!isMissing) return null;
  if (!error) return <Skeleton label={`Loading ${what}...`} />;
  return (
    <div className={`row items-center gap-2-4 ${classes.notLoaded}`}>
      <p>
        {failure}. {error.message}
      </p>
      <TryAgain size="small" onClick={onRetry} />
    </div>
  );
}

function ContextStep({ form, problems, onChange }: StepProps) {
  return (
    <>
      <PainPoints
        points={form.pain_points}
        error={problems.pain_points}
        onChange={(pain_points) => onChange({ pain_points })}
      />
      <TextField
        label={`${fieldNames.call_to_action} (optional)`}
        name="call_to_action"
        value={form.call_to_action}
        error={problems.call_to_action}
        autoComplete="off"
        onChange={(call_to_action) => onChange({ call_to_action })}
      >
        <Hint
          why="The one thing you want them to do. A small question is easier to answer than a booking."
          example="Would a one-page summary help?"
        />
      </TextField>
      <TextAreaField
        label={`${fieldNames.additional_context} (optional)`}
        name="additional_context"
        rows={6}
        value={form.additional_context}
        error={problems.additional_context}
        onChange={(additional_context) => onChange({ additional_context })}
      >
        <Hint
          why="Facts the email may use: what you offer, who you did it for, figures you can stand by. Nothing else is claimed."
          example="We make ordering screens. Three cafés in York use them."
        />
        <TextCount text={form.additional_context} longest={lengths.campaignContext} />
      </TextAreaField>
    </>
  );
}
