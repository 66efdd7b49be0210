import { pages } from '@replysmith/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../lib/wire/api-error.ts';
import { showToast } from '../../ui/toast/toast-store.ts';

const planRefusals: readonly string[] = ['usage_limit_reached', 'feature_unavailable'];

/**
 * Tells of what the plan does not allow, wherever it was asked for, and leads to the plans; unless
 * that is told where it was asked for: `meta: { isRefusalTold: true }`.
 */
export function useRefusalNews(): void {
  const client = useQueryClient();

  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (event.mutation.meta?.['isRefusalTold'] === true) return;
        const error: unknown = event.action.error;
        if (error instanceof ApiError && planRefusals.includes(error.code)) tell(error);
      }),
    [client],
  );
}

/** The server words it "Title: what happened." */
function tell({ message }: ApiError): void {
  const end = message.indexOf(': ');
  showToast({
    title: message.slice(0, end),
    message: message.slice(end + 2),
    kind: 'error',
    link: { to: pages.upgrade, label: 'See plans' },
  });
}
