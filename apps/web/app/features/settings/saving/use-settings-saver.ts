import { useState } from 'react';
import { useReadProfile, useUpdateProfile } from '../../../data/profile.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { useSelfSaving } from '../../../lib/self-saving/use-self-saving.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { createSettingsSaver } from './settings-saver.ts';

/** What saves the settings as long as they are open; it begins once they are there. */
export function useSettingsSaver(isReady: boolean) {
  const { id } = useSignedInUser();
  const read = useReadProfile(id);
  const { mutateAsync } = useUpdateProfile(id);
  const [saver] = useState(() =>
    createSettingsSaver({
      userId: id,
      read,
      send: mutateAsync,
      onSaved: () =>
        showToast({
          about: 'settings',
          title: 'Success',
          message: 'Settings updated successfully.',
        }),
    }),
  );
  return { saver, state: useSelfSaving(saver, isReady) };
}
