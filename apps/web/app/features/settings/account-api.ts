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

/** Signs out one session. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => authClient.endSession(id),
    onSettled: () => client.invalidateQueries(openSessionsQuery),
  });
}

/** Signs out every session but this one. */
export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: authClient.endOtherSessions,
    onSettled: () => client.invalidateQueries(openSessionsQuery),
  });
}

/** Sets a new password, which signs out every other session. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: authClient.changePassword,
    onSuccess: () => client.invalidateQueries(openSessionsQuery),
  });
}

/** Deletes the account and its data, and signs out the other tabs. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: authClient.deleteAccount,
    onSuccess: () => announceSession('signed-out'),
  });
}

/** Downloads the user's data as one file. */
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
    /** Bytes received so far. */
    received,
    exportAccount: mutateAsync,
    stop: () => stopping.current?.abort(),
  };
}

const accessKeysQuery = queryOptions({
  queryKey: ['access-keys'],
  queryFn: async ({ signal }) => (await authClient.accessKeys(signal)).items,
  staleTime: 0,
});

export function useAccessKeys() {
  return useQuery(accessKeysQuery);
}

/** Makes a key; only this reply holds it. */
export function useCreateAccessKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: authClient.createAccessKey,
    onSettled: () => client.invalidateQueries(accessKeysQuery),
  });
}

export function useRevokeAccessKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: authClient.revokeAccessKey,
    onSettled: () => client.invalidateQueries(accessKeysQuery),
  });
}

/** Starts two-factor set-up; it is active only after the first code is confirmed. */
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
