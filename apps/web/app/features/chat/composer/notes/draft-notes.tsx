import type { MessageType } from '@replysmith/contract';
import type { Draft } from '../use-draft.ts';
import { AnotherTry } from './another-try.tsx';
import { NotKept } from './not-kept.tsx';
import { SetAside } from './set-aside.tsx';

type DraftNotesProps = {
  mode: MessageType;
  draft: Draft;
  /** It stands beside an earlier message, not after it. */
  isEdit: boolean;
  /** It is being answered. */
  isSent: boolean;
};

/** What the writer must know of the draft itself. */
export function DraftNotes({ mode, draft, isEdit, isSent }: DraftNotesProps) {
  return (
    <>
      {isEdit && !isSent && <AnotherTry mode={mode} onCancel={draft.giveUp} />}
      {draft.hasSetAside && !isEdit && !isSent && <SetAside onBringBack={draft.bringBack} />}
      {!draft.isKept && <NotKept />}
    </>
  );
}
