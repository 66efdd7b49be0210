import { paths } from '@replysmith/contract';
import { useEffect, useState } from 'react';

/** The key of the plan that a visitor has, for the landing page; see visitor. Null until it is known. */
export function useHeldPlan(isSignedIn: boolean): string | null {
  const [held, setHeld] = useState<string | null>(null);

  useEffect(() => {
    if (!isSignedIn) return;
    const leaving = new AbortController();
    askForPlan(leaving.signal).then(setHeld, () => undefined);
    return () => leaving.abort();
  }, [isSignedIn]);

  return isSignedIn ? held : null;
}

async function askForPlan(signal: AbortSignal): Promise<string | null> {
  const response = await fetch(paths.userSubscriptions, { signal });
  return response.ok ? keyIn(await response.json()) : null;
}

function keyIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('plan' in body)) return null;
  const { plan } = body;
  if (typeof plan !== 'object' || plan === null || !('key' in plan)) return null;
  return typeof plan.key === 'string' ? plan.key : null;
}
