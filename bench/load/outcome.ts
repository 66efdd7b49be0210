import type { Upstream } from '../stack/balancer.ts';

/** What people were told was kept, to be looked up at the end. */
export type Kept = {
  /** Names of templates by their ids; two where nobody could say whether a change arrived. */
  readonly templates: Map<string, readonly string[]>;
  /** Texts of answers by their ids. */
  readonly answers: Map<string, string>;
  /** Addresses of new accounts. */
  readonly accounts: Set<string>;
};

/**
 * What came instead of what was asked for. `mended`: the page asks again by itself, and people see
 * a short wait. `promised`: a server died meanwhile and had begun what cannot be done twice, so
 * people are told that it did not work. `unexpected`: anything else.
 */
export type Kind = 'mended' | 'promised' | 'unexpected';

export type Outcome = {
  /** Milliseconds until each reply that was a success, by action. */
  readonly times: Map<string, number[]>;
  readonly troubles: Readonly<Record<Kind, Map<string, number>>>;
  readonly kept: Kept;
  /** Which server was killed, and when. */
  readonly kills: { readonly address: string; readonly at: number }[];
  readonly streams: { followed: number; reloaded: number; broken: number; notContinued: number };
  readonly sockets: {
    messages: number;
    reopened: number;
    isOpen: Map<string, boolean>;
    longestGap: number;
  };
};

export function newOutcome(): Outcome {
  return {
    times: new Map(),
    troubles: { mended: new Map(), promised: new Map(), unexpected: new Map() },
    kept: { templates: new Map(), answers: new Map(), accounts: new Set() },
    kills: [],
    streams: { followed: 0, reloaded: 0, broken: 0, notContinued: 0 },
    sockets: { messages: 0, reopened: 0, isOpen: new Map(), longestGap: 0 },
  };
}

/** Begins to measure anew; what was kept or failed is remembered. */
export function forgetTimes({ times }: Outcome): void {
  times.clear();
}

export function note({ troubles }: Outcome, kind: Kind, what: string): void {
  troubles[kind].set(what, (troubles[kind].get(what) ?? 0) + 1);
}

export function countUnexpected({ troubles }: Outcome): number {
  return [...troubles.unexpected.values()].reduce((sum, times) => sum + times, 0);
}

type Failure = {
  /** 0 where there was no whole reply. */
  readonly status: number;
  readonly isLate: boolean;
  /** The servers that had the request; none where the balancer did not reply. */
  readonly upstreams: readonly Upstream[];
};

/**
 * What a request came to that began then. Excused is only this: the server that was working on it
 * was killed. nginx then asks the next one for reads and for what has a key, unless a part of the
 * reply had gone out.
 */
export function kindOf(outcome: Outcome, failure: Failure, begin: number, isRead: boolean): Kind {
  const { status, isLate, upstreams } = failure;
  const isBroken = status === 0 || (status === 502 && !isRead);
  if (isLate || !isBroken || isBusy(failure)) return 'unexpected';
  if (!wasKilled(outcome, upstreams.at(-1)?.address, begin)) return 'unexpected';
  return isRead ? 'mended' : 'promised';
}

/** Whether a server refused it for having too much to do; nginx says 502 if another is away. */
export function isBusy({ upstreams }: Pick<Failure, 'upstreams'>): boolean {
  return upstreams.some(({ status }) => status === 503);
}

/** The balancer notices a moment after a server is gone. */
const noticed = 1_000;

/**
 * Whether this server was killed while something went on that began then. Of an unknown server it
 * is only known that the request was in flight at some kill.
 */
export function wasKilled({ kills }: Outcome, server: string | undefined, begin: number): boolean {
  return kills.some(({ address, at }) =>
    server === undefined ? at >= begin : address === server && at >= begin - noticed,
  );
}
