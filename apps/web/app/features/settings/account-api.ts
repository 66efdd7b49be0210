import { paths } from '@replysmith/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRefreshSession } from '../../data/session.ts';
import { announceSession } from '../../data/session-channel.ts';
import { authClient } from '../../lib/auth-client.ts';
import { saveFile } from '../../lib/save-file.ts';
import { fetchFile } from '../../lib/fetch-file.ts';

const openSessionsQuery = queryOptions({
  queryKey: ['open-sessions'],
  queryFn: async ({ signal }) => (await authClient.openSessions(signal)).items,
  staleTime: 0,
});

/** Where the account is signed in. */
export function useOpenSessions() {
  return useQuery(openSessionsQuery);
}

/** Signs out one place. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => authClient.endSession(id),
    onSettled: () => client.invalidateQueries(openSessionsQuery),
  });
}

/** Signs out every place but this. */
export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: authClient.endOtherSessions,
    onSettled: () => client.invalidateQueries(openSessionsQuery),
  });
}

/** Sets a new password; every other place is signed out by it. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: authClient.changePassword,
    onSuccess: () => client.invalidateQueries(openSessionsQuery),
  });
}

/** Deletes the account and all it holds, and sends the other tabs away. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: authClient.deleteAccount,
    onSuccess: () => announceSession('signed-out'),
  });
}

/** Fetches everything the server holds of the person, as one file, and saves it. */
export function useExportAccount() {
  const [received, setReceived] = useState(0);
  const stopping = useRef<AbortController>(null);

  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (password: string) => {
      setReceived(0);
      const controller = new AbortController();
      stopping.current = controller;
      const file = await fetchFile(paths.exportAccount, {
        body: { password },
        signal: controller.signal,
        onProgress: setReceived,
      });
      saveFile(file.name ?? 'replysmith-export.json', file.contents);
    },
  });

  return {
    isPending,
    /** Bytes so far. */
    received,
    exportAccount: mutateAsync,
    stop: () => stopping.current?.abort(),
  };
}

/** Begins the set-up; nothing holds until a first code has confirmed it. */
export function useEnableTwoFactor() {
  return useMutation({ mutationFn: authClient.enableTwoFactor });
}

export function useConfirmTwoFactor() {
  const refresh = useRefreshSession();
  return useMutation({ mutationFn: authClient.verifyTotp, onSuccess: refresh });
}

export function useDisableTwoFactor() {
  const refresh = useRefreshSession();
  return useMutation({ mutationFn: authClient.disableTwoFactor, onSuccess: refresh });
}

/** Replaces the recovery codes; the old ones stop working. */
export function useNewRecoveryCodes() {
  return useMutation({ mutationFn: authClient.newRecoveryCodes });
}
