import { setTimeout as sleep } from 'node:timers/promises';
import { callLimits } from '@replysmith/contract';
import { type Upstream, upstreamsOf } from '../stack/balancer.ts';
import { isBusy, kindOf, note, type Outcome } from './outcome.ts';
import type { Person } from './people.ts';

/** How a request ended that was no success. */
export class Refused extends Error {
  /** 0 where there was no whole reply. */
  readonly status: number;
  readonly isLate: boolean;
  /** The servers that had the request; none where the balancer did not reply. */
  readonly upstreams: readonly Upstream[];
  constructor(response: Response | null, status: number, text: string, isLate = false) {
    super(text);
    this.status = status;
    this.isLate = isLate;
    this.upstreams = upstreamsOf(response);
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

/** People send what failed again under its key. */
const presses = 4;
const pressAgainAfter = 2_000;

/** Sends as the web app does, and notes what people see of it. */
export function sender(url: string, person: Person, outcome: Outcome, action: string): Send {
  return async (path, request) => {
    const isRead = request === undefined;
    const tries = isRead ? callLimits.readAttempts : request.key === undefined ? 1 : presses;
    for (let tried = 1; ; tried += 1) {
      const begin = performance.now();
      try {
        return await sendOnce(url, person, path, request);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const { status } = error;
        if (status === request?.expects) throw error;
        noteRefusal(outcome, error, begin, action, isRead);
        const mayGoWell = status === 0 || status >= (isRead ? 500 : 502);
        if (tried === tries || !mayGoWell) throw error;
        await sleep(isRead ? callLimits.readAgainMs : pressAgainAfter);
      }
    }
  };
}

/** Notes what people saw of it. */
export function noteRefusal(
  outcome: Outcome,
  refused: Refused,
  begin: number,
  what: string,
  isRead: boolean,
): void {
  const { status, message } = refused;
  const shown = status === 502 && isBusy(refused) ? '503 told as 502' : status;
  const kind = kindOf(outcome, refused, begin, isRead);
  note(outcome, kind, `${shown} ${what}: ${message}`);
}

async function sendOnce(url: string, { cookie }: Person, path: string, request?: Request) {
  const init = {
    headers: headersOf(url, cookie, request),
    signal: AbortSignal.timeout(callLimits.replyMs),
    ...(request && { method: request.method, body: JSON.stringify(request.body) }),
  };
  const text = await receive(`${url}${path}`, init, async (response) => response.text());
  return JSON.parse(text) as unknown;
}

/** What `read` makes of a reply that is a success. */
export async function receive<T>(
  address: string,
  init: RequestInit & { readonly signal: AbortSignal },
  read: (response: Response) => Promise<T>,
): Promise<T> {
  let response: Response | null = null;
  try {
    response = await fetch(address, init);
    if (response.ok) return await read(response);
    throw new Refused(response, response.status, titleOf(await response.text()));
  } catch (error) {
    if (error instanceof Refused) throw error;
    if (init.signal.aborted) throw new Refused(response, 0, 'nothing came in time', true);
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw new Refused(response, 0, String(cause));
  }
}

/** The code of the API's refusal, or the title of the balancer's page. */
function titleOf(reply: string): string {
  const [, code, title] = /"code":"(\w+)"|<title>(.*?)<\/title>/.exec(reply) ?? [];
  return code ?? title ?? reply.slice(0, 80);
}

export function headersOf(url: string, cookie: string, request?: { readonly key?: string }) {
  return {
    origin: url,
    cookie,
    ...(request && { 'content-type': 'application/json' }),
    ...(request?.key && { 'idempotency-key': request.key }),
  };
}
