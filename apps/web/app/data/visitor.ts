import { paths } from '@replysmith/contract';
import { useEffect, useState } from 'react';

/**
 * Asked without the API client: the schemas it reads answers with bring a whole library along, and
 * the landing page, which is kept light, needs only "somebody or nobody".
 */
async function askWhoIsThere(signal: AbortSignal): Promise<boolean> {
  const response = await fetch(`${paths.auth}/get-session`, { signal });
  if (!response.ok) return false;
  const session: unknown = await response.json();
  return session !== null;
}

/** Whether somebody is signed in, for pages that everyone may read. False until the server has said so. */
export function useIsSignedIn(): boolean {
  const [isSignedIn, setIsSignedIn] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    askWhoIsThere(leaving.signal).then(setIsSignedIn, () => undefined);
    return () => leaving.abort();
  }, []);

  return isSignedIn;
}
