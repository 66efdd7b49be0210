import { useRef, useSyncExternalStore } from 'react';
import { useDockHeight } from '../dock/dock-height.ts';
import { ToastItem } from './toast-item.tsx';
import { toastStore } from './toast-store.ts';
import classes from './toast.module.css';
import { noteToastList } from './toasts-height.ts';
import { useWayToToasts } from './use-way-to-toasts.ts';

const nothing: ReturnType<typeof toastStore.read> = [];

/** Where toasts appear; one for the whole app, so that they outlive a change of page. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => nothing);
  const region = useRef<HTMLElement>(null);
  const dockHeight = useDockHeight();
  useWayToToasts(region, toasts.length);
  return (
    <section ref={region} aria-label="Notifications" aria-keyshortcuts="F6">
      <ol ref={noteToastList} className={classes.toasts} style={{ marginBottom: dockHeight }}>
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
}
