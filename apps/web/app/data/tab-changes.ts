import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tabChannel } from './session-channel.ts';

const { announce, onNews } = tabChannel<readonly string[]>('changes');

/** Tells the other tabs that their data under these keys is out of date. */
export function announceChange(...keys: string[]): void {
  announce(keys);
}

/** Refetches what another tab has changed. */
export function useTabChanges(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onNews((keys) => {
        for (const key of keys) void client.invalidateQueries({ queryKey: [key] });
      }),
    [client],
  );
}
