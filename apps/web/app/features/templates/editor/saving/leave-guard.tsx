import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { useProfile } from '../../../../data/profile/profile.ts';
import { useSignedInUser } from '../../../../data/session/session.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { isForGood } from '../../../../ui/leave-guard/for-good.ts';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import type { FormState } from '../form/use-template-form.ts';
import classes from './saving.module.css';
import type { Saving } from './use-save-template.ts';

type LeaveGuardProps = { saving: Saving; state: FormState; isNew: boolean };

/** Leaving saves what is typed, or asks, as the settings have it; what would be lost is always asked about. */
export function LeaveGuard({ saving, state, isNew }: LeaveGuardProps) {
  const { id } = useSignedInUser();
  const { data: profile } = useProfile(id);
  const isLost = !state.isKept;
  const canSave = !isNew && state.isDirty && saving.isFit && saving.conflict === null;
  const savesItself = canSave && (profile?.workflow_settings.autoSaveTemplates ?? false);
  const isNeeded = isLost || (canSave && profile !== undefined);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isNeeded && currentLocation.pathname !== nextLocation.pathname && !isForGood(nextLocation),
  );
  useEffect(() => {
    if (!isLost) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isLost]);

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
          ? 'This browser keeps nothing for this site, so what you wrote would be lost.'
          : 'Your changes are kept in this browser, but the template stays as it was.'}
      </p>
      <div className={classes.buttons}>
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
