import { paths } from '@replysmith/contract';
import { useEffect, useState } from 'react';

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

async function askWhoIsThere(signal: AbortSignal): Promise<boolean> {
  const response = await fetch(`${paths.auth}/get-session`, { signal });
  if (!response.ok) return false;
  const session: unknown = await response.json();
  return session !== null;
}
