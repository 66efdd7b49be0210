import type { Composed } from '../use-composed.ts';
import { AnotherTry } from './another-try.tsx';
import { NotKept } from './not-kept.tsx';
import { SetAside } from './set-aside.tsx';

/** What the writer must know of the draft itself. */
export function DraftNotes({ mode, draft, isEdit, isSent }: Composed) {
  return (
    <>
      {isEdit && !isSent && <AnotherTry mode={mode} onCancel={draft.giveUp} />}
      {draft.hasSetAside && !isEdit && !isSent && <SetAside onBringBack={draft.bringBack} />}
      {!draft.isKept && <NotKept />}
    </>
  );
}
