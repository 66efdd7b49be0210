import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profileServer } from '../../../data/profile/profile-server.ts';
import { useSignedInUser } from '../../../data/session/session.ts';
import { useSelfSaving } from '../../../lib/self-saving/use-self-saving.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { createSettingsSaver } from './settings-saver.ts';

/** What saves the settings as long as they are open; it begins once they are there. */
export function useSettingsSaver(isReady: boolean) {
  const { id } = useSignedInUser();
  const client = useQueryClient();
  const [saver] = useState(() =>
    createSettingsSaver({
      userId: id,
      server: profileServer(client, id),
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
