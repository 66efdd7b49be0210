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
const gone = 'replysmith:signed-out';

/**
 * Stands in the head of every page, so that who was signed in last time meets their own links at
 * the first paint, before any answer of the server. Only that somebody was is kept, not who.
 */
export const paintVisitorHint = `try{localStorage.getItem('${key}')&&document.documentElement.setAttribute('${attribute}','')}catch{}`;

/** Whether somebody seems to be signed in; the server has the last word. */
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
  dispatchEvent(new Event(gone));
}

/** Hears of somebody who comes or goes, in this tab or in another one; returns what ends that. */
function onVisitorHint(tell: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    paint(event.newValue !== null);
    tell();
  };
  addEventListener(gone, tell);
  addEventListener('storage', hear);
  return () => {
    removeEventListener(gone, tell);
    removeEventListener('storage', hear);
  };
}

function paint(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute(attribute, isSignedIn);
}

/** The email of who is signed in is null until the server has named them. */
type Visitor = { isSignedIn: false; email: null } | { isSignedIn: true; email: string | null };

const nobody: Visitor = { isSignedIn: false, email: null };
const VisitorContext = createContext<Visitor>(nobody);

/**
 * Who reads a page that everyone may read: whoever this browser remembers, until the server has
 * said. What must be right at the first paint is marked `data-for` instead; see base.css.
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
 * Asked without the API client: the schemas it reads answers with bring a whole library along, and
 * the public pages, which are kept light, need only a name.
 */
async function askWhoIsThere(signal: AbortSignal): Promise<string | null> {
  const response = await fetch(paths.accounts.session, { signal });
  if (!response.ok) throw new Error(`The server answered ${String(response.status)}.`);
  const session = (await response.json()) as { user?: { email?: unknown } } | null;
  const email = session?.user?.email;
  return typeof email === 'string' ? email : null;
}
