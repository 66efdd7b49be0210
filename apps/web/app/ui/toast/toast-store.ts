export type Toast = {
  id: number;
  title: string;
  message: string;
  /** The message is a name, of which one line says enough; screen readers hear the whole. */
  isName?: boolean;
  /** Errors interrupt a screen reader; news waits its turn. */
  kind: 'news' | 'error';
  /** What it is about: the newest about something replaces what was said of it before. */
  about?: string;
  /** Where the reader may go from here; a toast with a link stays longer. */
  link?: { to: string; label: string };
  /** What the reader may do about it, such as Undo, while the seconds run that it shows. */
  action?: { label: string; run: () => void };
};

const mostAtOnce = 3;
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
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
