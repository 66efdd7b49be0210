import { paths } from '@replysmith/contract';
import {
  type ReactNode,
  createContext,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

const key = 'replysmith:signed-in';
const attribute = 'data-signed-in';
const signedOutEvent = 'replysmith:signed-out';

/**
 * A script in the head of every page, so that a returning user sees their own links at first paint.
 * It stores only that somebody was signed in, not who.
 */
export const paintVisitorHint = `try{localStorage.getItem('${key}')&&document.documentElement.setAttribute('${attribute}','')}catch{}`;

/** Whether somebody was signed in last time; only the server knows for sure. */
export function isVisitorHinted(): boolean {
  return document.documentElement.hasAttribute(attribute);
}

export function rememberVisitor(): void {
  paint(true);
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // Storage may be blocked; the hint then lasts for this page only.
  }
}

export function forgetVisitor(): void {
  paint(false);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
  dispatchEvent(new Event(signedOutEvent));
}

/**
 * Subscribes to sign-ins and sign-outs in this and other tabs; returns the unsubscribe function.
 */
function onVisitorHint(tell: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    paint(event.newValue !== null);
    tell();
  };
  addEventListener(signedOutEvent, tell);
  addEventListener('storage', onStorage);
  return () => {
    removeEventListener(signedOutEvent, tell);
    removeEventListener('storage', onStorage);
  };
}

function paint(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute(attribute, isSignedIn);
}

/** The email is null until the server has answered. */
type Visitor = { isSignedIn: false; email: null } | { isSignedIn: true; email: string | null };

const nobody: Visitor = { isSignedIn: false, email: null };
const VisitorContext = createContext<Visitor>(nobody);

/**
 * The visitor of a public page: from the stored hint, until the server answers. Use `data-for` for
 * what must be right at first paint; see base.css.
 */
export function useVisitor(): Visitor {
  return use(VisitorContext);
}

export function VisitorProvider({ children }: { children: ReactNode }) {
  const isHinted = useSyncExternalStore(onVisitorHint, isVisitorHinted, () => false);
  const [email, setEmail] = useState<string | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const ask = () => {
      askWhoIsThere(leaving.signal).then(
        (answer) => {
          setEmail(answer);
          if (answer === null) forgetVisitor();
          else rememberVisitor();
        },
        () => undefined,
      );
    };
    ask();
    const askAgain = () => {
      if (isVisitorHinted()) ask();
      else setEmail(null);
    };
    const askRevived = (event: PageTransitionEvent) => {
      if (event.persisted) ask();
    };
    const stop = onVisitorHint(askAgain);
    addEventListener('pageshow', askRevived);
    return () => {
      leaving.abort();
      stop();
      removeEventListener('pageshow', askRevived);
    };
  }, []);

  const visitor = isHinted || email !== null ? { isSignedIn: true as const, email } : nobody;
  return <VisitorContext value={visitor}>{children}</VisitorContext>;
}

/**
 * Does not use the API client: its schemas would add zod to the public pages, which need only a
 * name.
 */
async function askWhoIsThere(signal: AbortSignal): Promise<string | null> {
  const response = await fetch(paths.accounts.session, { signal });
  if (!response.ok) throw new Error(`The server answered ${String(response.status)}.`);
  const session = (await response.json()) as { user?: { email?: unknown } } | null;
  const email = session?.user?.email;
  return typeof email === 'string' ? email : null;
}
