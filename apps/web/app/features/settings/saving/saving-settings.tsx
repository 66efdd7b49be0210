import type { ReactNode } from 'react';
import { useProfile } from '../../../data/profile/profile.ts';
import { useSignedInUser } from '../../../data/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/banner/banner.tsx';
import { LeaveGuard } from '../../../ui/leave-guard/leave-guard.tsx';
import { SettingsContext } from './settings-context.ts';
import { useSettingsSaver } from './use-settings-saver.ts';

type SavingSettingsProps = {
  /** Where one may go with something unsaved, since it goes on being saved there. */
  isWithin: (pathname: string) => boolean;
  children: ReactNode;
};

/** Lets the settings within save themselves, and tells what stands in the way. */
export function SavingSettings({ isWithin, children }: SavingSettingsProps) {
  const { data: profile, error, refetch, isFetching } = useProfile(useSignedInUser().id);
  const { saver, state } = useSettingsSaver(profile !== undefined);
  const { failure, problems, isKept, unsent } = state;
  const isStuck = failure !== null || Object.keys(problems).some((path) => path in unsent);
  return (
    <SettingsContext value={{ saver, state, profile }}>
      {!profile && error && (
        <Banner
          tone="warning"
          title="Settings Notice."
          action={
            <Button variant="line" size="small" isBusy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          Using default settings. Changes will be saved when possible.
        </Banner>
      )}
      {failure !== null && (
        <Banner
          tone="danger"
          title="Not saved."
          action={
            <Button
              variant="line"
              size="small"
              isBusy={state.isSaving}
              onClick={() => void saver.save()}
            >
              Try again
            </Button>
          }
        >
          {`${failure.message} ${countText(Object.keys(unsent).length)} ${isKept ? 'kept in this browser' : 'kept on this page only'}.`}
        </Banner>
      )}
      {children}
      <LeaveGuard isNeeded={isStuck} isLost={!isKept} isWithin={isWithin}>
        {isKept
          ? 'The server does not have what you changed last. It is kept in this browser and saved when you open the settings here again.'
          : 'The server does not have what you changed last, and this browser keeps nothing: it would be lost.'}
      </LeaveGuard>
    </SettingsContext>
  );
}

function countText(count: number): string {
  return count === 1 ? 'One change is' : `${String(count)} changes are`;
}
