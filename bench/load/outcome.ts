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
  /** When a server was killed, and when it was back. */
  readonly kills: { readonly at: number; until: number }[];
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

/** How a refusal is noted whose status is hidden by another server that is away. */
export const busy = '503 told as 502';

/** The balancer notices a moment after a server is gone. */
const noticed = 1_000;

/** Whether a server died while something went on that began then, and ends now. */
export function hasServerDied({ kills }: Outcome, begin: number): boolean {
  return kills.some(({ at }) => at >= begin - noticed);
}

/** Whether a server was away meanwhile. */
export function wasServerAway({ kills }: Outcome, begin: number): boolean {
  return kills.some(({ until }) => until >= begin - noticed);
}
