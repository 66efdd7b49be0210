import { MessageType } from '@replysmith/contract';
import { UnsentDraft } from './unsent-draft.tsx';

/** What was begun in a chat that is gone, in whichever mode; this browser has it still. */
export function UnsentDrafts({ sessionId }: { sessionId: string }) {
  return MessageType.options.map((mode) => (
    <UnsentDraft key={`${sessionId}:${mode}`} sessionId={sessionId} mode={mode} />
  ));
}
