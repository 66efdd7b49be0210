import { setTimeout as sleep } from 'node:timers/promises';
import { busy, hasServerDied, note, type Kind, type Outcome, wasServerAway } from './outcome.ts';
import type { Person } from './people.ts';

/** How a request ended that was no success. */
export class Refused extends Error {
  /** 0 where there was no whole reply. */
  readonly status: number;
  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}

type Request = {
  readonly method: string;
  readonly body: object;
  readonly key?: string;
  /** A status that is a right reply, too. */
  readonly expects?: number;
};

export type Send = (path: string, request?: Request) => Promise<unknown>;

/** As the web app: how long it waits, how often it reads again, and how soon. */
const patience = 30_000;
const late = 'nothing came within 30 s';
const reads = 3;
const readAgainAfter = 1_000;

/** People send what failed again under its key. */
const presses = 4;
const pressAgainAfter = 2_000;

/** Sends as the web app does, and notes what people see of it. */
export function sender(url: string, person: Person, outcome: Outcome, action: string): Send {
  return async (path, request) => {
    const isRead = request === undefined;
    const tries = isRead ? reads : request.key === undefined ? 1 : presses;
    for (let tried = 1; ; tried += 1) {
      const begin = performance.now();
      try {
        return await sendOnce(url, person, path, request);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const { status, message } = error;
        if (status === request?.expects) throw error;
        const kind = message === late ? 'unexpected' : kindOf(outcome, begin, status, isRead);
        // nginx says 502 where the one server refused it and the other is away.
        const isBusy = kind === 'unexpected' && status === 502 && wasServerAway(outcome, begin);
        note(outcome, kind, `${isBusy ? busy : status} ${action}: ${message}`);
        const mayGoWell = status === 0 || status >= (isRead ? 500 : 502);
        if (tried === tries || !mayGoWell) throw error;
        await sleep(isRead ? readAgainAfter : pressAgainAfter);
      }
    }
  };
}

/**
 * Promised is only this: the server that was working on it died. nginx then asks the next one for
 * reads and for what has a key, unless a part of the reply had gone out.
 */
function kindOf(outcome: Outcome, begin: number, status: number, isRead: boolean): Kind {
  const isBroken = status === 0 || (status === 502 && !isRead);
  if (!isBroken || !hasServerDied(outcome, begin)) return 'unexpected';
  return isRead ? 'mended' : 'promised';
}

async function sendOnce(url: string, { cookie }: Person, path: string, request?: Request) {
  const init = {
    headers: headersOf(url, cookie, request),
    signal: AbortSignal.timeout(patience),
    ...(request && { method: request.method, body: JSON.stringify(request.body) }),
  };
  let reply: { readonly status: number; readonly ok: boolean; readonly text: string };
  try {
    const response = await fetch(`${url}${path}`, init);
    reply = { status: response.status, ok: response.ok, text: await response.text() };
  } catch (error) {
    if (init.signal.aborted) throw new Refused(0, late);
    throw new Refused(0, String(error instanceof Error ? (error.cause ?? error) : error));
  }
  if (!reply.ok) throw new Refused(reply.status, sayingOf(reply.text));
  return JSON.parse(reply.text) as unknown;
}

/** The code of the API's refusal, or the title of the balancer's page. */
function sayingOf(reply: string): string {
  const [, code, title] = /"code":"(\w+)"|<title>(.*?)<\/title>/.exec(reply) ?? [];
  return code ?? title ?? reply.slice(0, 80);
}

export function headersOf(url: string, cookie: string, request?: { readonly key?: string }) {
  return {
    ...{ origin: url, cookie },
    ...(request && { 'content-type': 'application/json' }),
    ...(request?.key && { 'idempotency-key': request.key }),
  };
}
