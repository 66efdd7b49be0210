import { parseDraft, parseEmail, type Draft } from '@replysmith/coach';
import type { OptimizeEmailRequest } from '@replysmith/contract';

type Pasted = Pick<OptimizeEmailRequest, 'content' | 'email_signature' | 'stage' | 'profile'>;

/** The pasted text as the email that would be sent: with the writer's signature, unless it has one. */
export function readDraft({ content, email_signature, stage, profile }: Pasted): Draft {
  const draft = { ...parseDraft(content), stage, profile };
  const ending = email_signature?.trim();
  if (!ending || parseEmail(draft).signature) return draft;
  return { ...draft, body: `${draft.body.trimEnd()}\n\n${ending}` };
}
