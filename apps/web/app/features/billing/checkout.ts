import {
  type CheckoutOutcome,
  type CheckoutSession,
  type CreateCheckoutSessionRequest,
  type PortalSession,
  type UserSubscription,
  paths,
} from '@replysmith/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { subscriptionQuery } from '../../data/subscription.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { type Schema, apiPost } from '../../lib/http.ts';
import { ApiError, hasCode, mayHaveHappened } from '../../lib/api-error.ts';
import { reply, text } from '../../lib/checks.ts';

const departure = reply<CheckoutSession>({ url: text, kind: text });
const portal = reply<PortalSession>({ url: text });
const outcome = reply<CheckoutOutcome>({ status: text });

/** The payment provider's address, and whether a new tab is opening it. */
type Departure<Answer> = Answer & { hasTab: boolean };

type Leaving<Input> = { input: Input; tab: WaitingTab };

type Events<Answer> = {
  onLeft?: (departure: Departure<Answer>) => void;
  onFailed?: (error: Error) => void;
};

/** A server may answer between the two clicks of a double click. */
const doubleClickMs = 1_000;

/**
 * Asks the server for an external address and opens it in a new tab. A second click meanwhile is
 * ignored; a retry sends the same idempotent request.
 */
function useDeparture<Input, Answer extends { url: string }>(
  waitingWords: string,
  ask: (input: Input, key: string) => Promise<Answer>,
) {
  const isUnderWay = useRef(false);
  const intent = useRef<{ input: Input; key: string } | null>(null);
  const mutation = useMutation({
    mutationFn: async ({ input, tab }: Leaving<Input>): Promise<Departure<Answer>> => {
      if (intent.current?.input !== input) intent.current = { input, key: randomUuid() };
      try {
        const answer = await ask(input, intent.current.key);
        intent.current = null;
        setTimeout(() => (isUnderWay.current = false), doubleClickMs);
        return { ...answer, hasTab: tab.goTo(answer.url) };
      } catch (error) {
        tab.close();
        if (!mayHaveHappened(error)) intent.current = null;
        isUnderWay.current = false;
        throw error;
      }
    },
  });

  const leave = (input: Input, { onLeft, onFailed }: Events<Answer> = {}) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const tab = openWaitingTab(waitingWords);
    mutation.mutate(
      { input, tab },
      {
        onSuccess: (departure) => onLeft?.(departure),
        onError: (error) => onFailed?.(error),
      },
    );
  };

  return {
    leave,
    /** What is being asked for right now. */
    leavingFor: mutation.isPending ? mutation.variables.input : null,
    departure: mutation.data ?? null,
    error: mutation.error,
  };
}

/** Opens the checkout for a plan or, for a paying user, the page to change it. */
export function useStartCheckout() {
  const client = useQueryClient();
  return useDeparture('Opening the checkout…', async (planId: string, key) => {
    const request: CreateCheckoutSessionRequest = { planId };
    try {
      return await postForUrl(paths.createCheckoutSession, request, departure, key);
    } catch (error) {
      if (hasCode(error, 'already_on_plan')) {
        void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
      }
      throw error;
    }
  });
}

/** Opens the page where a paying user manages the subscription. */
export function useOpenPortal() {
  return useDeparture('Opening billing…', (_from: 'portal', key) =>
    postForUrl(paths.createPortalSession, {}, portal, key),
  );
}

export function confirmCheckout(sessionId: string, signal: AbortSignal): Promise<CheckoutOutcome> {
  return apiPost(paths.confirmCheckout, { session_id: sessionId }, outcome, { signal });
}

async function postForUrl<T extends { url: string }>(
  path: string,
  body: unknown,
  schema: Schema<T>,
  key: string,
): Promise<T> {
  try {
    const answer = await apiPost(path, body, schema, { headers: { 'idempotency-key': key } });
    if (/^https?:$/.test(new URL(answer.url).protocol)) return answer;
  } catch (error) {
    if (!hasKind(error, 'unreadable')) throw error;
  }
  throw new ApiError({
    kind: 'unreadable',
    code: 'no_checkout_url',
    message: 'No checkout URL received',
  });
}

function hasKind(error: unknown, kind: ApiError['kind']): boolean {
  return error instanceof ApiError && error.kind === kind;
}

const ignored: Schema<null> = { parse: () => null };

/** Dismisses the plan chosen at sign-up: optimistically, and restored if the server refuses. */
export function useDismissUpgrade() {
  const client = useQueryClient();
  const { queryKey } = subscriptionQuery;
  return useMutation({
    mutationFn: () => apiPost(paths.dismissUpgrade, {}, ignored),
    onMutate: () => {
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, withoutPendingPlan);
      return before;
    },
    onError: (_error, _input, before) => client.setQueryData(queryKey, before),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

function withoutPendingPlan(subscription: UserSubscription | undefined) {
  return subscription && { ...subscription, pending_plan: null };
}

type WaitingTab = {
  /** False when the browser blocked the tab, or it has been closed. */
  goTo: (url: string) => boolean;
  close: () => void;
};

/**
 * Opens a tab synchronously in the click, because browsers block later ones. It shows `words` until
 * its address is known.
 */
function openWaitingTab(words: string): WaitingTab {
  const tab = window.open('about:blank', '_blank');
  if (tab) {
    tab.opener = null;
    write(tab.document, words);
  }
  return {
    goTo: (url) => {
      if (!tab || tab.closed) return false;
      tab.location.replace(url);
      return true;
    },
    close: () => tab?.close(),
  };
}

function write(page: Document, words: string): void {
  const look = getComputedStyle(document.documentElement);
  const line = page.createElement('p');
  line.textContent = words;
  line.setAttribute('role', 'status');
  page.title = words;
  page.documentElement.lang = document.documentElement.lang;
  Object.assign(page.body.style, {
    margin: '0',
    minHeight: '100vh',
    display: 'grid',
    placeItems: 'center',
    background: look.getPropertyValue('--desk'),
    color: look.getPropertyValue('--ink'),
    font: '400 22px/28px Georgia, serif',
  });
  page.body.append(line);
}
