import { reviseEmail, type Draft } from '@replysmith/coach';
import type { Optimization, RewriteChoices } from '@replysmith/contract';

/**
 * The email that goes out, as the writer's choices leave it: the rewrite, or one of its follow-ups;
 * null where there is none.
 */
export function emailOfStep(
  optimization: Optimization,
  choices: RewriteChoices | null,
  step: number,
): Draft | null {
  const { original_email, changes, reading, follow_ups } = optimization;
  const profile = reading?.profile;
  if (step === 0) {
    const email = reviseEmail(original_email, changes, choices ?? {});
    return { ...email, stage: reading?.stage, profile };
  }
  const followUp = follow_ups[step - 1];
  if (!followUp) return null;
  const email = reviseEmail(followUp, [], { blanks: choices?.blanks ?? {} });
  return { ...email, stage: 'follow_up', profile };
}
