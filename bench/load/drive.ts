import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@replysmith/contract';
import { randomFrom } from '../numbers.ts';
import { actions, type Kept, type Send, type Visit } from './actions.ts';
import type { Person } from './people.ts';

export type Outcome = {
  /** Milliseconds until each reply that was a success, by action. */
  readonly times: Map<string, number[]>;
  /** How often each other status came, with the action; 0 where there was no reply. */
  readonly failures: Map<string, number>;
  readonly kept: Kept;
  socketEvents: number;
  socketsReopened: number;
};

export function newOutcome(): Outcome {
  return {
    times: new Map(),
    failures: new Map(),
    kept: { templates: new Map(), answers: new Set(), accounts: new Set() },
    ...{ socketEvents: 0, socketsReopened: 0 },
  };
}

/** Begins to measure anew; what was kept or failed is remembered. */
export function forgetTimes({ times }: Outcome): void {
  times.clear();
}

class Refused extends Error {
  readonly status: number;
  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}

type Load = {
  readonly url: string;
  readonly people: readonly Person[];
  /** Of these people, so many have a page open that listens. */
  readonly sockets: number;
  /** The mean pause of a person between two actions. */
  readonly pauseMs: number;
  readonly seed: number;
};

/** Has people act until `signal` fires, and then waits for the replies that are due. */
export async function drive(load: Load, outcome: Outcome, signal: AbortSignal): Promise<void> {
  setMaxListeners(0, signal);
  const sockets = load.people
    .slice(0, load.sockets)
    .map((person) => keepSocket(load.url, person, outcome, signal));
  const visits = load.people.map((person, index) => {
    const random = randomFrom(load.seed + index);
    const visit = { person, random, kept: outcome.kept, session: null, template: null };
    return stay(load, visit, outcome, signal);
  });
  await Promise.all([...visits, ...sockets]);
}

async function stay(
  { url, pauseMs }: Load,
  visit: Visit,
  outcome: Outcome,
  signal: AbortSignal,
): Promise<void> {
  const { random } = visit;
  const choice = Object.entries(actions).flatMap(([name, { share, act }]) =>
    Array.from({ length: share }, () => ({ name, act })),
  );
  const send = sender(url, visit.person);
  await sleep(random.next() * pauseMs * 2);
  while (!signal.aborted) {
    const { name, act } = random.pick(choice);
    const begin = performance.now();
    try {
      await act(visit, send);
      const times = outcome.times.get(name) ?? [];
      times.push(performance.now() - begin);
      outcome.times.set(name, times);
    } catch (error) {
      const status = error instanceof Refused ? error.status : 0;
      const failure = `${status} ${name}${status === 0 ? `: ${String(error)}` : ''}`;
      outcome.failures.set(failure, (outcome.failures.get(failure) ?? 0) + 1);
    }
    await sleep(random.next() * pauseMs * 2);
  }
}

function sender(url: string, { cookie }: Person): Send {
  return async (path, request) => {
    const response = await fetch(`${url}${path}`, {
      headers: {
        ...{ origin: url, cookie },
        ...(request && { 'content-type': 'application/json' }),
        ...(request?.key && { 'idempotency-key': request.key }),
      },
      ...(request && { method: request.method, body: JSON.stringify(request.body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Refused(response.status, text);
    return JSON.parse(text) as unknown;
  };
}

/** Listens like an open page, which opens its socket again whenever it is closed. */
async function keepSocket(
  url: string,
  { cookie }: Person,
  outcome: Outcome,
  signal: AbortSignal,
): Promise<void> {
  const address = `${url.replace('http', 'ws')}${paths.realtime}`;
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    if (!isFirst) {
      outcome.socketsReopened += 1;
      await sleep(500);
    }
    await new Promise<void>((resolve) => {
      const headers = { cookie, origin: url };
      // Browsers take no headers here; Node does.
      const socket = new WebSocket(address, { headers });
      socket.onmessage = () => (outcome.socketEvents += 1);
      socket.onclose = () => resolve();
      socket.onerror = () => resolve();
      signal.addEventListener('abort', () => socket.close(), { once: true });
    });
  }
}
