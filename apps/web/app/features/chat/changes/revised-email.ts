import { type Help, decidedEdits, reviseEmail } from '@replysmith/coach';
import type { EmailText, Optimization, RewriteChoices } from '@replysmith/contract';

type HelpedEmail = Pick<Optimization, 'original_email' | 'changes' | 'offers' | 'questions'>;

export type Edits = ReturnType<typeof decidedEdits>;

/** Everything in a stored result that may change its email, in the coach's terms. */
function helpOf({ changes, offers, questions }: Omit<HelpedEmail, 'original_email'>): Help {
  return { edits: changes, offers, questions };
}

/** The email of a stored result with the writer's choices applied. */
export function revisedEmail(result: HelpedEmail, choices: RewriteChoices): EmailText {
  return reviseEmail(result.original_email, helpOf(result), choices);
}

/**
 * The edits that the choices make to the original: kept changes, accepted offers and answered
 * questions.
 */
export function editsOf(result: HelpedEmail, choices: RewriteChoices): Edits {
  return decidedEdits(result.original_email, helpOf(result), choices);
}

/** The revised email with its blanks open. Null when nothing was written into one. */
export function unfilled(result: HelpedEmail, choices: RewriteChoices): EmailText | null {
  const filled = revisedEmail(result, choices);
  const open = revisedEmail(result, { ...choices, blanks: {} });
  return open.subject === filled.subject && open.body === filled.body ? null : open;
}
