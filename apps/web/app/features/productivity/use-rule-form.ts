import type { WorkflowRule } from '@replysmith/contract';
import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSaveWorkflow } from './api.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { isolated } from '../../lib/words.ts';
import { showToast } from '../../components/toast.tsx';
import {
  type DraftProblems,
  type RuleDraft,
  blankDraft,
  draftOf,
  ruleOf,
  workflowDrafts,
} from './rule-draft.ts';

type Options = { userId: string; rule: WorkflowRule | null; onDone: () => void };

/** A workflow being edited, stored in this browser until saved. */
export function useRuleForm({ userId, rule, onDone }: Options) {
  const key = workflowDrafts.key(userId, rule?.id ?? 'new');
  const fresh = rule ? draftOf(rule) : blankDraft;
  const [storedDraft, setStoredDraft] = useState(() => workflowDrafts.read(key));
  const [draft, setDraft] = useState<RuleDraft>({ ...fresh, ...storedDraft });
  const [problems, setProblems] = useState<DraftProblems>({});
  const { mutateAsync, isPending, error, reset } = useSaveWorkflow();
  const element = useRef<HTMLFormElement>(null);
  /** A second press comes before the state of the first, or while the form closes. */
  const isSaving = useRef(false);

  const change = (changes: Partial<RuleDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    setProblems({});
    workflowDrafts.write(key, next);
  };

  const save = async () => {
    const { rule: validRule, problems: found } = ruleOf(draft);
    flushSync(() => setProblems(found ?? {}));
    if (!validRule) {
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    const { name, trigger, conditions, actions } = validRule;
    isSaving.current = true;
    const saved = await mutateAsync({
      id: rule?.id ?? null,
      rule: { name, trigger, conditions, actions },
    });
    workflowDrafts.remove(key);
    showToast({
      title: rule ? 'Workflow updated' : 'Workflow created',
      message: `“${isolated(saved.name)}” is ${saved.is_active ? 'on' : 'off'}.`,
    });
    onDone();
  };

  return {
    draft,
    problems,
    change,
    isBusy: isPending,
    isKept: storedDraft !== null,
    failure: error && explainFailure(error).message,
    startOver: () => {
      workflowDrafts.remove(key);
      setStoredDraft(null);
      setProblems({});
      setDraft(fresh);
      reset();
    },
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        // The form shows the error.
        if (!isSaving.current) save().catch(() => (isSaving.current = false));
      },
    },
  };
}
