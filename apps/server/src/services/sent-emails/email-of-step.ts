import { reviseEmail, type Draft } from '@replysmith/coach';
import type { Optimization, RewriteChoices } from '@replysmith/contract';
import { decidedEmail } from '../chat-messages/decided-email.ts';

/**
 * The email that goes out, as the writer's choices leave it: the rewrite, or one of its follow-ups;
 * null where there is none.
 */
export function emailOfStep(
  optimization: Optimization,
  choices: RewriteChoices | null,
  step: number,
): Draft | null {
  const { reading, follow_ups } = optimization;
  const profile = reading?.profile;
  if (step === 0) {
    return { ...decidedEmail(optimization, choices), stage: reading?.stage, profile };
  }
  const followUp = follow_ups[step - 1];
  if (!followUp) return null;
  const email = reviseEmail(followUp, { edits: [] }, { blanks: choices?.blanks ?? {} });
  return { ...email, stage: 'follow_up', profile };
}
