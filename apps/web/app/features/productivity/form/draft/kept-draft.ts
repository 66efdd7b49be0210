import { keepWork, keptWork } from '../../../../lib/kept-work/kept-work.ts';
import type { RuleDraft } from './rule-draft.ts';

/** Under whose name, and for which workflow, a draft is kept. */
export function draftPlace(userId: string, ruleId: string | null): string {
  return `${userId}:workflow:${ruleId ?? 'new'}`;
}

export function keepDraft(place: string, draft: RuleDraft): void {
  keepWork(place, JSON.stringify(draft));
}

export function forgetDraft(place: string): void {
  keepWork(place, '');
}

/** What was being written before; null for nothing, and for what an older version kept. */
export function keptDraft(place: string): RuleDraft | null {
  try {
    const kept: unknown = JSON.parse(keptWork(place));
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
