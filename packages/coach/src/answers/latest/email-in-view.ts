import type { Draft } from '../../draft.ts';
import { type Score, scoreEmail } from '../../score/score.ts';
import type { Email } from '../../document/email.ts';
import { parseEmail } from '../../document/parse-email.ts';

/** The user's latest email, read and scored once for an answer. */
export type EmailInView = { readonly draft: Draft; readonly email: Email; readonly score: Score };

export function viewEmail(draft: Draft): EmailInView {
  const email = parseEmail(draft);
  return { draft, email, score: scoreEmail(email) };
}
