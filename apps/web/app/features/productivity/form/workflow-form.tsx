import { lengths, type WorkflowRule } from '@replysmith/contract';
import { useSignedInUser } from '../../../data/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { ActionFields } from './fields/action-fields.tsx';
import { ConditionFields } from './fields/condition-fields.tsx';
import { useOffers } from './fields/offers.ts';
import { PreviewPanel } from './preview/preview-panel.tsx';
import { readDraft } from './draft/read-draft.ts';
import { TriggerFields } from './fields/trigger-fields.tsx';
import { useRuleForm } from './use-rule-form.ts';
import classes from './workflow-form.module.css';

type WorkflowFormProps = { rule: WorkflowRule | null; onClose: () => void };

/** When, only if, then; beside it what that would do. */
export function WorkflowForm({ rule, onClose }: WorkflowFormProps) {
  const offers = useOffers();
  const { id: userId } = useSignedInUser();
  const { form, draft, problems, change, ...state } = useRuleForm({
    ...{ userId, rule, onDone: onClose },
  });
  const { rule: asked } = readDraft({ ...draft, name: draft.name.trim() || 'Preview' });
  return (
    <form {...form} className={classes.form}>
      <div className={classes.head}>
        <h2 className="head">{rule ? 'Edit workflow' : 'New workflow'}</h2>
        {state.isKept && (
          <p className="small ink-2">
            This is what you were writing.{' '}
            <button type="button" className={classes.over} onClick={state.startOver}>
              Start over
            </button>
          </p>
        )}
      </div>
      <div className={classes.fields}>
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
      <PreviewPanel rule={asked && { ...asked, rule_id: rule?.id ?? null }} />
      <div className={classes.foot}>
        {state.failure && (
          <p className={classes.failure} role="alert">
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
