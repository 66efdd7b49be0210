import { type PricingPlan, paths } from '@replysmith/contract';
import { useEffect, useState } from 'react';
import { send } from '../../lib/send.ts';
import { isListOf, isRecord } from '../../lib/json.ts';

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

const timeoutMs = 15_000;

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

async function readPlans(signal: AbortSignal): Promise<readonly PricingPlan[]> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await send(paths.pricingPlans, { method: 'GET' }, { signal, timeout });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && isPlanList(body)) return body.items;
  throw new Error(refusalIn(body) ?? 'The answer could not be read.');
}

function isPlanList(body: unknown): body is { items: PricingPlan[] } {
  return isRecord(body) && isListOf(isPlan, body.items);
}

const planTexts = ['key', 'name', 'description', 'button_text'];

/** Checks only what the landing page shows. */
function isPlan(item: unknown): boolean {
  if (!isRecord(item) || !planTexts.every((name) => typeof item[name] === 'string')) return false;
  return Number.isFinite(item.price_monthly) && isListOf(isFeature, item.features);
}

function isFeature(item: unknown): boolean {
  return isRecord(item) && typeof item.feature_name === 'string' && isLimit(item.limit);
}

function isLimit(limit: unknown): boolean {
  if (!isRecord(limit)) return false;
  const { kind, value } = limit;
  return kind === 'limit' ? Number.isFinite(value) : kind === 'boolean' || kind === 'unlimited';
}

function refusalIn(body: unknown): string | null {
  const message = isRecord(body) && isRecord(body.error) && body.error.message;
  return typeof message === 'string' ? message : null;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
