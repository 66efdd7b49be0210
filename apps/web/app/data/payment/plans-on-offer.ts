import { paths, type PricingPlan } from '@replysmith/contract';
import { useEffect, useState } from 'react';
import { send } from '../../lib/wire/send.ts';

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
  return isRecord(body) && isListOf(isPlan, body.items);
}

const planTexts = ['key', 'name', 'description', 'button_text'];

/** As far as the landing page shows it. */
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

function isListOf(isOne: (item: unknown) => boolean, list: unknown): boolean {
  return Array.isArray(list) && list.every(isOne);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function refusalIn(body: unknown): string | null {
  const message = isRecord(body) && isRecord(body.error) && body.error.message;
  return typeof message === 'string' ? message : null;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'An unexpected error occurred';
}
