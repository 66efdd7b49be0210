import type { FormState } from '../form/use-template-form.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import type { Saving } from './use-save-template.ts';

type EditorDialogsProps = { saving: Saving; state: FormState; isNew: boolean };

/** What saving and leaving may have to ask. */
export function EditorDialogs({ saving, state, isNew }: EditorDialogsProps) {
  const { conflict, isOverLimit, isSaving } = saving;
  return (
    <>
      {conflict && (
        <ConflictDialog
          mine={state.form}
          theirs={conflict}
          isSaving={isSaving}
          onKeepMine={() => void saving.keepMine(conflict)}
          onTakeTheirs={saving.takeTheirs}
          onClose={saving.closeConflict}
        />
      )}
      <LimitDialog isOpen={isOverLimit} isKept={state.isKept} onClose={saving.closeLimit} />
      <LeaveGuard saving={saving} state={state} isNew={isNew} />
    </>
  );
}
