import { parseDraft, parseEmail, type Draft } from '@replysmith/coach';

/** The pasted text as the email that would be sent: with the writer's signature, unless it has one. */
export function readDraft(content: string, signature: string | null | undefined): Draft {
  const draft = parseDraft(content);
  const ending = signature?.trim();
  if (!ending || parseEmail(draft).signature) return draft;
  return { ...draft, body: `${draft.body.trimEnd()}\n\n${ending}` };
}
