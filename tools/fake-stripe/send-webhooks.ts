import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StripeEvent } from './objects.ts';

/** Faults on the way to the shop. */
export type WebhookFaults = {
  /** Milliseconds before each is sent. */
  readonly delay?: number;
  /** Every nth one is lost. */
  readonly drop?: number;
  readonly duplicate?: boolean;
  /** Each second one is held back until the next has gone. */
  readonly reorder?: boolean;
};

type Options = {
  readonly url: string;
  readonly secret: string;
  readonly now: () => Date;
  readonly faults: WebhookFaults;
};

/** The header that proves who sent a webhook. */
function signatureOf(body: string, secret: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1_000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return `t=${t},v1=${v1}`;
}

/** Sends events as Stripe does: signed, and again until they are accepted. */
export function createWebhookSender({ url, secret, now, faults }: Options) {
  const underWay = new Set<Promise<void>>();
  let count = 0;
  let heldBack: StripeEvent | null = null;

  async function deliver(event: StripeEvent): Promise<void> {
    const body = JSON.stringify(event);
    if (faults.delay) await sleep(faults.delay);
    for (const pause of [50, 200, 1_000, 0]) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': signatureOf(body, secret, now()),
        },
        body,
        redirect: 'manual',
      }).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.ok) return;
      await sleep(pause);
    }
  }

  function start(event: StripeEvent): void {
    for (let copies = faults.duplicate ? 2 : 1; copies > 0; copies -= 1) {
      const sending = deliver(event).finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
  }

  return {
    send: (event: StripeEvent): void => {
      count += 1;
      if (faults.drop && count % faults.drop === 0) return;
      if (!faults.reorder) start(event);
      else if (!heldBack) heldBack = event;
      else {
        start(event);
        start(heldBack);
        heldBack = null;
      }
    },
    settled: async (): Promise<void> => {
      if (heldBack) start(heldBack);
      heldBack = null;
      await Promise.all(underWay);
    },
  };
}
