import { paths } from '@replysmith/contract';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';

type Visitor = { isSignedIn: false; email: null } | { isSignedIn: true; email: string };

const nobody: Visitor = { isSignedIn: false, email: null };
const VisitorContext = createContext<Visitor>(nobody);

/** Who reads a page that everyone may read. Nobody until the server has said so. */
export function useVisitor(): Visitor {
  return use(VisitorContext);
}

export function VisitorProvider({ children }: { children: ReactNode }) {
  const [visitor, setVisitor] = useState(nobody);

  useEffect(() => {
    const leaving = new AbortController();
    askWhoIsThere(leaving.signal).then(setVisitor, () => undefined);
    return () => leaving.abort();
  }, []);

  return <VisitorContext value={visitor}>{children}</VisitorContext>;
}

/**
 * Asked without the API client: the schemas it reads answers with bring a whole library along, and
 * the public pages, which are kept light, need only a name.
 */
async function askWhoIsThere(signal: AbortSignal): Promise<Visitor> {
  const response = await fetch(`${paths.auth}/get-session`, { signal });
  if (!response.ok) return nobody;
  const session = (await response.json()) as { user?: { email?: unknown } } | null;
  const email = session?.user?.email;
  return typeof email === 'string' ? { isSignedIn: true, email } : nobody;
}
