import { paths, type PricingPlan } from '@replysmith/contract';
import { useEffect, useState } from 'react';
import { send } from '../lib/send.ts';

const patience = 15_000;

type PlansOnOffer =
  | { state: 'loading' }
  | { state: 'failed'; reason: string; retry: () => void }
  | { state: 'ready'; plans: readonly PricingPlan[] };

/** The plans for the landing page, which does without the schemas' library; see visitor. */
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

async function readPlans(signal: AbortSignal): Promise<readonly PricingPlan[]> {
  const timeout = AbortSignal.timeout(patience);
  const response = await send(paths.pricingPlans, { method: 'GET' }, { signal, timeout });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && isPlanList(body)) return body.items;
  throw new Error(refusalIn(body) ?? 'The answer could not be read.');
}

function isPlanList(body: unknown): body is { items: PricingPlan[] } {
  if (typeof body !== 'object' || body === null || !('items' in body)) return false;
  return Array.isArray(body.items) && body.items.every(isPlan);
}

function isPlan(item: unknown): boolean {
  return (
    typeof item === 'object' &&
    item !== null &&
    'name' in item &&
    'price_monthly' in item &&
    'features' in item &&
    Array.isArray(item.features)
  );
}

function refusalIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  const { error } = body;
  if (typeof error !== 'object' || error === null || !('message' in error)) return null;
  return typeof error.message === 'string' ? error.message : null;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'An unexpected error occurred';
}
