import type { WorkflowRule } from '@replysmith/contract';
import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSaveWorkflow } from './api.ts';
import { saveDraft, readDraft } from '../../lib/drafts.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { isolated } from '../../lib/words.ts';
import { showToast } from '../../components/toast.tsx';
import { type DraftProblems, type RuleDraft, blankDraft, draftOf, ruleOf } from './rule-draft.ts';

type Options = { userId: string; rule: WorkflowRule | null; onDone: () => void };

/** A workflow being written: kept in this browser until it is saved. */
export function useRuleForm({ userId, rule, onDone }: Options) {
  const place = draftKeyOf(userId, rule?.id ?? null);
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
    const { rule: asked, problems: found } = ruleOf(draft);
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

/** Under whose name, and for which workflow, a draft is kept. */
function draftKeyOf(userId: string, ruleId: string | null): string {
  return `${userId}:workflow:${ruleId ?? 'new'}`;
}

function keepDraft(place: string, draft: RuleDraft): void {
  saveDraft(place, JSON.stringify(draft));
}

function forgetDraft(place: string): void {
  saveDraft(place, '');
}

/** What was being written before; null for nothing, and for what an older version kept. */
function keptDraft(place: string): RuleDraft | null {
  try {
    const kept: unknown = JSON.parse(readDraft(place));
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isDraft(kept: unknown): kept is RuleDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { name, trigger, conditions, actions } = kept as Partial<Record<keyof RuleDraft, unknown>>;
  return (
    typeof name === 'string' &&
    typeof trigger === 'object' &&
    trigger !== null &&
    Array.isArray(conditions) &&
    Array.isArray(actions)
  );
}
