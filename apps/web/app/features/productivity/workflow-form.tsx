import {
  type PreviewWorkflowRequest,
  type WorkflowPreview,
  type WorkflowRule,
  lengths,
} from '@replysmith/contract';
import { useSignedInUser } from '../../data/session.ts';
import { useWorkflowPreview } from './api.ts';
import { useSettled } from '../../lib/timing.ts';
import { countText } from '../../lib/words.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { hourText, weekdays, wouldText } from './workflow-words.ts';
import { type DraftProblems, type TriggerDraft, type TriggerNumber, ruleOf } from './rule-draft.ts';
import { ActionFields } from './action-fields.tsx';
import { ConditionFields, FigureField } from './condition-fields.tsx';
import { useOffers } from './word-field.tsx';
import { useRuleForm } from './use-rule-form.ts';
import classes from './workflow-form.module.css';

const kinds = [
  { value: 'template_create', label: 'A template is created' },
  { value: 'high_usage', label: 'A template is used often' },
  { value: 'low_performance', label: 'A template is weak and unused' },
  { value: 'schedule', label: 'At a set time' },
] as const;

const days = [
  { value: 'any', label: 'Every day' },
  ...weekdays.map((name, day) => ({ value: String(day), label: `Every ${name}` })),
];

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${hourText(hour)} UTC`,
}));

type TriggerFieldsProps = {
  trigger: TriggerDraft;
  problems: DraftProblems;
  onChange: (changes: Partial<TriggerDraft>) => void;
};

/** The trigger, with its figures. */
function TriggerFields({ trigger, problems, onChange }: TriggerFieldsProps) {
  const figure = (name: TriggerNumber, label: string) => (
    <FigureField
      label={label}
      value={trigger[name]}
      error={problems[`trigger.${name}`]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <fieldset className={classes.part}>
      <legend>When</legend>
      <Select
        label="Trigger"
        options={kinds}
        value={trigger.type}
        onChange={(type) => onChange({ type })}
      />
      {trigger.type === 'high_usage' && (
        <div className="row items-baseline mt-3">
          It was used {figure('usage_count', 'Uses')} times and scores{' '}
          {figure('min_score', 'Lowest score')} or more.
        </div>
      )}
      {trigger.type === 'low_performance' && (
        <div className="row items-baseline mt-3">
          It scores {figure('max_score', 'Highest score')} or less and was not used for{' '}
          {figure('idle_days', 'Days without use')} days. Checked every hour.
        </div>
      )}
      {trigger.type === 'schedule' && (
        <div className="row items-baseline mt-3">
          <Select
            label="On which days"
            options={days}
            value={trigger.weekday}
            onChange={(weekday) => onChange({ weekday })}
          />{' '}
          at{' '}
          <Select
            label="At what hour"
            options={hours}
            value={trigger.hour}
            onChange={(hour) => onChange({ hour })}
          />
        </div>
      )}
    </fieldset>
  );
}

type WorkflowFormProps = { rule: WorkflowRule | null; onClose: () => void };

/** Trigger, conditions and actions, with a preview beside them. */
export function WorkflowForm({ rule, onClose }: WorkflowFormProps) {
  const offers = useOffers();
  const { id: userId } = useSignedInUser();
  const { form, draft, problems, change, ...state } = useRuleForm({
    ...{ userId, rule, onDone: onClose },
  });
  const { rule: previewRule } = ruleOf({ ...draft, name: draft.name.trim() || 'Preview' });
  return (
    <form {...form} className={`grid items-start one-column-tablet ${classes.form}`}>
      <div className={classes.head}>
        <h2 className="head">{rule ? 'Edit workflow' : 'New workflow'}</h2>
        {state.isKept && (
          <p className="small ink-2">
            This is your unsaved draft.{' '}
            <button
              type="button"
              className={`underlined ${classes.over}`}
              onClick={state.startOver}
            >
              Start over
            </button>
          </p>
        )}
      </div>
      <div className="stack min-w-0 gap-6">
        <TextField
          label="Name"
          value={draft.name}
          error={problems['name']}
          maxLength={lengths.workflowName}
          autoComplete="off"
          data-autofocus
          onChange={(name) => change({ name })}
        />
        <TriggerFields
          trigger={draft.trigger}
          problems={problems}
          onChange={(changes) => change({ trigger: { ...draft.trigger, ...changes } })}
        />
        <ConditionFields
          conditions={draft.conditions}
          offers={offers}
          problems={problems}
          onChange={(conditions) => change({ conditions })}
        />
        <ActionFields
          actions={draft.actions}
          offers={offers}
          problems={problems}
          onChange={(actions) => change({ actions })}
        />
      </div>
      <PreviewPanel rule={previewRule && { ...previewRule, rule_id: rule?.id ?? null }} />
      <div className={`row gap-3 ${classes.foot}`}>
        {state.failure && (
          <p className={`poor ${classes.failure}`} role="alert">
            {state.failure}
          </p>
        )}
        <Button type="submit" isBusy={state.isBusy}>
          {state.isBusy ? 'Processing...' : 'Save workflow'}
        </Button>
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

type PreviewPanelProps = {
  /** Null while something is missing. */
  rule: PreviewWorkflowRequest | null;
};

/** What the workflow would do to the templates there are now. */
function PreviewPanel({ rule }: PreviewPanelProps) {
  // A new object at every keystroke: compare by content.
  const text = useSettled(JSON.stringify(rule), 300);
  const settled = JSON.parse(text) as PreviewWorkflowRequest | null;
  const { data, error } = useWorkflowPreview(settled);
  return (
    <section
      className={`framed-line round-sheet breakable ${classes.panel}`}
      aria-labelledby="workflow-preview"
      aria-live="polite"
    >
      <h3 id="workflow-preview" className="label mb-2">
        If it ran now
      </h3>
      <PreviewText rule={settled} preview={data} error={error} />
      <p className="small ink-3 mt-4">This preview changes nothing.</p>
    </section>
  );
}

type PreviewTextProps = {
  rule: PreviewWorkflowRequest | null;
  preview: WorkflowPreview | undefined;
  error: Error | null;
};

function PreviewText({ rule, preview, error }: PreviewTextProps) {
  if (!rule) return <p className="ink-2">Fill in what is missing to see what it would do.</p>;
  if (error) return <p className="ink-2">{error.message}</p>;
  if (!preview) return <Skeleton widths={['72%', '54%']} label="Looking at your templates..." />;
  const { count, examples } = preview.templates;
  const { tried } = preview;
  if (count === 0) return <p className="ink-2">None of your templates matches right now.</p>;
  return (
    <>
      <p>
        <b className="bold">{countText(count)}</b>{' '}
        {count === 1 ? 'template matches' : 'templates match'}.
      </p>
      {preview.error && <p>It would fail and change nothing: {preview.error}</p>}
      {!preview.error && tried < count && <p>Of the newest {countText(tried)}:</p>}
      {!preview.error && (
        <ul className={classes.changes}>
          {rule.actions.map((action, index) => (
            <li key={index}>{wouldText(action, preview.actions[index]?.changes ?? 0)}.</li>
          ))}
        </ul>
      )}
      <ul className={`line-above pt-2 ${classes.names}`} aria-label="Matching templates">
        {examples.map(({ id, name }) => (
          <li className="dense ink-2" key={id}>
            {name}
          </li>
        ))}
        {count > examples.length && (
          <li className="dense ink-2">and {countText(count - examples.length)} more</li>
        )}
      </ul>
    </>
  );
}
