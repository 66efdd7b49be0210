import { type EmailTemplate, pages } from '@replysmith/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSubscription } from '../../../data/subscription.ts';
import { useProfile } from '../../../data/profile.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { usageOf } from '../../../data/usage.ts';
import { countText } from '../../../lib/words.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useLeaveBlocker } from '../../../components/leave-guard.tsx';
import { showToast } from '../../../components/toast.tsx';
import type { FormState } from './use-template-form.ts';
import { TemplateDiff } from './versions.tsx';
import type { Saving } from './use-save-template.ts';
import classes from './editor.module.css';
import { type TemplateForm } from './template-form.ts';

type EditorDialogsProps = { saving: Saving; state: FormState; isNew: boolean };

/** The questions that saving and leaving may need. */
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
      <LeaveEditor saving={saving} state={state} isNew={isNew} />
    </>
  );
}

type LimitDialogProps = { isOpen: boolean; isKept: boolean; onClose: () => void };

/** Why there is no room for another template, and what can be done; the text stays. */
function LimitDialog({ isOpen, isKept, onClose }: LimitDialogProps) {
  const { data } = useSubscription();
  const limit = data ? usageOf(data, 'templates_saved')?.limit : null;
  const places = limit ? `all ${countText(limit)} slots` : 'every slot';
  return (
    <Dialog label="No slot left" isOpen={isOpen} onClose={onClose}>
      <h2 className="head">No slot left for it</h2>
      <p className={classes.text}>
        Your templates fill {places} of {data ? `the ${data.plan.name} plan` : 'your plan'}. Delete
        one you no longer use, or choose a plan with more.{' '}
        {isKept
          ? 'What you wrote is kept in this browser until you save it.'
          : 'What you wrote stays on this page.'}
      </p>
      <div className="row gap-3">
        <ButtonLink to={pages.upgrade}>See plans</ButtonLink>
        <ButtonLink to={pages.templates} variant="line">
          My Templates
        </ButtonLink>
        <Button variant="quiet" onClick={onClose}>
          Keep writing
        </Button>
      </div>
    </Dialog>
  );
}

type ConflictDialogProps = {
  mine: TemplateForm;
  theirs: EmailTemplate;
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

/** Another tab or device has saved meanwhile; nothing is overwritten until the owner has chosen. */
function ConflictDialog(props: ConflictDialogProps) {
  const { mine, theirs, isSaving, onKeepMine, onTakeTheirs, onClose } = props;
  const [isSeen, setSeen] = useState(false);
  return (
    <Dialog label="Changed elsewhere" size="wide" isOpen onClose={onClose}>
      <h2 className="head">This template was changed elsewhere</h2>
      <p className={classes.text}>
        Version {theirs.version} was saved {savedAt(theirs.updated_at)}, after you had opened this
        one. Nothing of yours is lost. Keep mine saves it as the next version, with theirs kept
        before it. Take theirs sets yours aside.
      </p>
      <div className="row gap-3">
        <Button isBusy={isSaving} onClick={onKeepMine}>
          {isSaving ? 'Processing...' : 'Keep mine'}
        </Button>
        <Button variant="line" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button variant="quiet" aria-expanded={isSeen} onClick={() => setSeen(!isSeen)}>
          {isSeen ? 'Hide both' : 'See both'}
        </Button>
      </div>
      {isSeen && (
        <section className="mt-6" aria-label="What differs">
          <p className="small ink-2">From theirs to yours</p>
          <TemplateDiff before={theirs} after={mine} />
        </section>
      )}
    </Dialog>
  );
}

function savedAt(moment: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
  return `on ${format.format(new Date(moment))}`;
}

type LeaveEditorProps = { saving: Saving; state: FormState; isNew: boolean };

/**
 * Leaving saves what is typed, or asks, depending on the settings. It always asks when something
 * would be lost.
 */
function LeaveEditor({ saving, state, isNew }: LeaveEditorProps) {
  const { id } = useSignedInUser();
  const { data: profile } = useProfile(id);
  const isLost = !state.isKept;
  const canSave = !isNew && state.isDirty && saving.isFit && saving.conflict === null;
  const savesItself = canSave && (profile?.workflow_settings.autoSaveTemplates ?? false);
  const isNeeded = isLost || (canSave && profile !== undefined);
  const blocker = useLeaveBlocker({ isNeeded, warns: isLost });

  const stay = () => blocker.reset?.();
  const saveAndLeave = async () => {
    if (await saving.save()) return blocker.proceed?.();
    if (isLost) return stay();
    const message = 'They are kept in this browser until you come back.';
    showToast({ title: 'Changes not saved', message, kind: 'error' });
    blocker.proceed?.();
  };
  const onBlocked = useEffectEvent(() => {
    if (savesItself) void saveAndLeave();
  });
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (isBlocked) onBlocked();
  }, [isBlocked]);

  return (
    <Dialog label="Leave without saving" isOpen={isBlocked && !savesItself} onClose={stay}>
      <h2 className="head">Leave without saving?</h2>
      <p className={classes.text}>
        {isLost
          ? 'This browser cannot keep anything for this site, so what you wrote would be lost.'
          : 'Your changes are kept in this browser, but the template stays as it was.'}
      </p>
      <div className="row gap-3">
        {canSave ? (
          <Button isBusy={saving.isSaving} onClick={() => void saveAndLeave()} data-autofocus>
            Save and leave
          </Button>
        ) : (
          <Button onClick={stay} data-autofocus>
            Stay
          </Button>
        )}
        <Button variant={isLost ? 'danger' : 'line'} onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
      </div>
    </Dialog>
  );
}
