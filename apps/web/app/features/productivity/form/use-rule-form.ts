import type { WorkflowRule } from '@replysmith/contract';
import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useSaveWorkflow } from '../../../data/workflows/workflow-rules.ts';
import { explainFailure } from '../../../lib/wire/explain-failure.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { draftPlace, forgetDraft, keepDraft, keptDraft } from './draft/kept-draft.ts';
import { readDraft, type DraftProblems } from './draft/read-draft.ts';
import { blankDraft, draftOf, type RuleDraft } from './draft/rule-draft.ts';
import { isolated } from '../../../lib/words/isolated.ts';

type Options = { userId: string; rule: WorkflowRule | null; onDone: () => void };

/** A workflow being written: kept in this browser until it is saved. */
export function useRuleForm({ userId, rule, onDone }: Options) {
  const place = draftPlace(userId, rule?.id ?? null);
  const fresh = rule ? draftOf(rule) : blankDraft;
  const [kept, setKept] = useState(() => keptDraft(place));
  const [draft, setDraft] = useState<RuleDraft>(kept ?? fresh);
  const [problems, setProblems] = useState<DraftProblems>({});
  const { mutateAsync, isPending, error, reset } = useSaveWorkflow();
  const element = useRef<HTMLFormElement>(null);

  const change = (changes: Partial<RuleDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    setProblems({});
    keepDraft(place, next);
  };

  const save = async () => {
    const { rule: asked, problems: found } = readDraft(draft);
    flushSync(() => setProblems(found ?? {}));
    if (!asked) {
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    const { name, trigger, conditions, actions } = asked;
    const saved = await mutateAsync({
      id: rule?.id ?? null,
      rule: { name, trigger, conditions, actions },
    });
    forgetDraft(place);
    showToast({
      title: rule ? 'Workflow updated' : 'Workflow created',
      message: `“${isolated(saved.name)}” is at ${saved.is_active ? 'work' : 'rest'}.`,
    });
    onDone();
  };

  return {
    draft,
    problems,
    change,
    isBusy: isPending,
    isKept: kept !== null,
    failure: error && explainFailure(error).message,
    startOver: () => {
      forgetDraft(place);
      setKept(null);
      setProblems({});
      setDraft(fresh);
      reset();
    },
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        // Why it failed stands in the form.
        if (!isPending) save().catch(() => undefined);
      },
    },
  };
}
