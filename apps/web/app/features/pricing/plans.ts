import { type PricingPlan, paths } from '@replysmith/contract';
import { useEffect, useState } from 'react';
import { readPlans } from '../../data/plans.ts';

/**
 * The key of the visitor's plan, for the landing page; see `data/visitor.tsx`. Null until known.
 */
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

type PlansOnOffer =
  | { state: 'loading' }
  | { state: 'failed'; reason: string; retry: () => void }
  | { state: 'ready'; plans: readonly PricingPlan[] };

/** The plans for the landing page, without zod; see `data/visitor.tsx`. */
export function usePlansOnOffer(): PlansOnOffer {
  const [offer, setOffer] = useState<PlansOnOffer>({ state: 'loading' });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    const leaving = new AbortController();
    const retry = () => {
      setOffer({ state: 'loading' });
      setAttempt(attempt + 1);
    };
    readPlans(leaving.signal).then(
      (plans) => setOffer({ state: 'ready', plans }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        setOffer({ state: 'failed', reason: reasonOf(error), retry });
      },
    );
    return () => leaving.abort();
  }, [attempt]);

  return offer;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
