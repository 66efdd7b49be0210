import { useOpenPortal } from '../../data/payment/checkout.ts';
import { showToast } from '../../ui/toast/toast-store.ts';

/** Opens the page where a paying person manages the subscription, in a tab of its own. */
export function usePortal() {
  const { leave, leavingFor, departure, error } = useOpenPortal();
  const open = () =>
    leave('portal', {
      onFailed: ({ message }) => showToast({ title: 'Error', message, kind: 'error' }),
    });
  return {
    open,
    isOpening: leavingFor !== null,
    /** Where it is when the browser kept the tab closed. */
    blockedUrl: departure && !departure.hasTab ? departure.url : null,
    error,
  };
}
