import { weighBlanks } from '@replysmith/coach';
import type { Optimization, RewriteChoices } from '@replysmith/contract';
import { useMemo } from 'react';
import { blanksIn } from './blanks.ts';
import { revisedEmail } from '../choices/revised-email.ts';

/** What each blank of the rewrite is worth, and what its answer lacks. */
export function useWeighedBlanks(result: Optimization, choices: RewriteChoices) {
  return useMemo(() => {
    const open = revisedEmail(result, { ...choices, blanks: {} });
    if (blanksIn(`${open.subject ?? ''}\n${open.body}`).length === 0) return [];
    const { stage, profile } = result.reading ?? {};
    return weighBlanks({ ...open, stage, profile }, choices.blanks);
  }, [result, choices]);
}
