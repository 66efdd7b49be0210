import { IconX } from '@tabler/icons-react';
import { type RefObject, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Link, leavingEvent } from './navigation.tsx';
import { useDockHeight } from './dock-height.ts';
import { LeadIn } from './lead-in.tsx';
import classes from './toast.module.css';

export type Toast = {
  id: number;
  title: string;
  message: string;
  /** The message is a name: show one line; screen readers get all of it. */
  isName?: boolean;
  /** Errors interrupt a screen reader; news waits its turn. */
  kind: 'news' | 'error';
  /** What it is about: a newer toast about the same thing replaces it. */
  about?: string;
  /** Where the reader may go from here; a toast with a link stays longer. */
  link?: { to: string; label: string };
  /** An action such as Undo, available while the toast shows. */
  action?: { label: string; run: () => void };
};

const mostAtOnce = 3;
const carriedKey = 'replysmith:toasts';
let toasts: readonly Toast[] = typeof window === 'undefined' ? [] : takeCarried();
let lastId = toasts.length;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** What the page before showed when it was left for this one. */
function takeCarried(): readonly Toast[] {
  // Whoever leaves may say something after it, while the next page is on its way.
  addEventListener(leavingEvent, () => addEventListener('pagehide', carry, { once: true }));
  try {
    const carried = JSON.parse(sessionStorage.getItem(carriedKey) ?? '[]') as Omit<Toast, 'id'>[];
    sessionStorage.removeItem(carriedKey);
    return carried.map((toast, at) => ({ ...toast, id: at + 1 }));
  } catch {
    return [];
  }
}

function carry(): void {
  // A function does not outlive the page.
  const carried = toasts.filter(({ action }) => !action);
  if (carried.length === 0) return;
  try {
    sessionStorage.setItem(carriedKey, JSON.stringify(carried));
  } catch {
    // Storage may be blocked; what is said then ends with the page.
  }
}

type NewToast = Omit<Toast, 'id' | 'kind'> & Partial<Pick<Toast, 'kind'>>;

export function showToast(toast: NewToast): void {
  lastId += 1;
  const others = toasts.filter(({ about }) => about === undefined || about !== toast.about);
  set([...others, { kind: 'news' as const, ...toast, id: lastId }].slice(-mostAtOnce));
}

export function closeToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

export function closeToastsAbout(about: string): void {
  set(toasts.filter((toast) => toast.about !== about));
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => toasts,
};

let list: HTMLElement | null = null;

/** Registers the element that holds the toasts. */
function noteToastList(element: HTMLElement | null): void {
  list = element;
}

/** How high the toasts stand that are shown now, in pixels. */
export function toastsHeight(): number {
  return list?.offsetHeight ?? 0;
}

const lifetime = 4;

/** Long enough to read it and reach it by keyboard. */
const lifetimeWithAction = 12;

/** Disappears by itself, but never while pointed at or focused. */
function ToastItem({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);
  const { id, link, action } = toast;
  const messageId = useId();
  const act = useId();
  const secondsLeft = useSecondsLeft(link || action ? lifetimeWithAction : lifetime, isHeld);

  useEffect(() => {
    if (secondsLeft <= 0) closeToast(id);
  }, [secondsLeft, id]);

  return (
    <li
      className={`flex items-center dense round ${classes.toast}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p
        id={messageId}
        role={toast.kind === 'error' ? 'alert' : 'status'}
        data-name={toast.isName || undefined}
      >
        <LeadIn title={toast.title}>{toast.message}</LeadIn>
      </p>
      {action && (
        <>
          <button
            type="button"
            id={act}
            data-action
            aria-labelledby={`${act} ${messageId}`}
            onClick={() => {
              closeToast(id);
              action.run();
            }}
          >
            {action.label}
          </button>
          <span aria-hidden>{secondsLeft} s</span>
        </>
      )}
      {link && (
        <Link to={link.to} onClick={() => closeToast(id)}>
          {link.label}
        </Link>
      )}
      <button type="button" aria-label="Close" onClick={() => closeToast(id)}>
        <IconX size={16} stroke={1.5} aria-hidden />
      </button>
    </li>
  );
}

/** Counts down from `seconds`; pauses while it is held. */
function useSecondsLeft(seconds: number, isHeld: boolean): number {
  const [remaining, setRemaining] = useState(seconds);

  useEffect(() => {
    if (isHeld || remaining <= 0) return;
    const timer = setTimeout(() => setRemaining(remaining - 1), 1_000);
    return () => clearTimeout(timer);
  }, [isHeld, remaining]);

  return remaining;
}

const nothing: ReturnType<typeof toastStore.read> = [];

/** Where toasts appear; one for the whole app, so that they outlive a change of page. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => nothing);
  const region = useRef<HTMLElement>(null);
  const dockHeight = useDockHeight();
  useWayToToasts(region, toasts.length);
  return (
    <section ref={region} aria-label="Notifications" aria-keyshortcuts="F6">
      <ol
        ref={noteToastList}
        className={`stack gap-2 ${classes.toasts}`}
        style={dockHeight > 0 ? { marginBottom: dockHeight } : undefined}
      >
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
}

/** F6 moves focus from the page to the newest toast and back. */
function useWayToToasts(region: RefObject<HTMLElement | null>, shown: number): void {
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const newest = region.current?.querySelector('li:last-of-type');
      const target = newest?.querySelector<HTMLElement>('[data-action], a, button');
      if (event.key !== 'F6' || !target) return;
      event.preventDefault();
      const { activeElement } = document;
      if (region.current?.contains(activeElement)) {
        cameFrom.current?.focus();
        return;
      }
      cameFrom.current = activeElement instanceof HTMLElement ? activeElement : null;
      target.focus();
    };
    addEventListener('keydown', walk);
    return () => removeEventListener('keydown', walk);
  }, [region]);

  // A removed toast would take the focus with it.
  useEffect(() => {
    const from = cameFrom.current;
    if (document.activeElement === document.body && from?.isConnected) from.focus();
  }, [shown]);
}
