import { useEffect, useSyncExternalStore } from 'react';
import { ApiError, mayHaveHappened } from './api-error.ts';

type Saver = {
  /** Under which this browser stores what the server does not have. */
  readonly key: string;
  readonly save: () => Promise<void>;
};

const savers = new Set<Saver>();

/** What saves itself in this tab, for whoever cannot wait until it stands still. */
export const attended = {
  add: (saver: Saver): (() => void) => {
    savers.add(saver);
    return () => void savers.delete(saver);
  },
  /** Saves now what is stored under a key; ends when it was saved, or could not be. */
  saveAt: async (key: string): Promise<void> => {
    await Promise.all([...savers].filter((one) => one.key === key).map(({ save }) => save()));
  },
  /** Saves everything now, and waits no longer than `timeout`, in milliseconds. */
  saveAll: async (timeout: number): Promise<void> => {
    const saved = Promise.allSettled([...savers].map(({ save }) => save()));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise((resolve) => (timer = setTimeout(resolve, timeout)));
    await Promise.race([saved, tooLong]);
    clearTimeout(timer);
  },
};

const pauses = [2_000, 5_000, 15_000];
const longest = 60_000;

/** Signing in again, or waiting, changes these answers. */
const passing = new Set([401, 429]);

/** How long to wait before the same call may go well, in milliseconds; null when it never will. */
function pauseAfter(error: ApiError, failures: number): number | null {
  const pause = pauses[failures - 1] ?? longest;
  const status = error.status ?? 0;
  if (!mayHaveHappened(error) && status < 500 && !passing.has(status)) return null;
  return Math.max(pause, (error.retryAfterSeconds ?? 0) * 1_000);
}

export type Saving = {
  readonly isSaving: boolean;
  /** Why it is not saved; null again once all is, or nothing is left to save. */
  readonly failure: ApiError | null;
};

type Options<State, Work> = {
  /** Under which this browser stores what the server does not have. */
  key: string;
  start: State;
  /** All that can be sent now; null when there is nothing. */
  pending: (state: State) => Work | null;
  /** Sends it and takes in the answer, after which it is pending no more. */
  send: (work: Work) => Promise<void>;
};

const settleMs = 600;

/**
 * Something that saves itself: once it stands still, one call at a time, each with all that was
 * changed by then, and again where the same call may go well later. What this browser stores
 * meanwhile, and how two changes of the same thing are joined, is up to what is saved.
 *
 * The query library's mutations queue a call for each change, and a wait between two attempts cannot
 * be cut short; here the next call brings everything, and being online or asked for ends the wait.
 */
export function createAutosave<State extends object, Work>(options: Options<State, Work>) {
  const { key, start, pending, send } = options;
  const listeners = new Set<() => void>();
  let state: State & Saving = { ...start, isSaving: false, failure: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = Promise.resolve();
  let underWay = 0;
  let failures = 0;
  /** After a failure only being online and being asked for end the wait; on the clock of the page. */
  let notBefore = 0;
  /** After leaving, nothing is retried: whoever comes next takes up what is stored, and may change it. */
  let isAttended = false;

  function set(changes: Partial<State> | Partial<Saving>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  async function run(): Promise<void> {
    underWay += 1;
    try {
      for (let work = pending(state); work !== null; work = pending(state)) {
        set({ isSaving: true });
        await send(work);
        failures = 0;
        notBefore = 0;
      }
      if (state.failure) set({ failure: null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failures += 1;
      set({ failure: error });
      const pause = pauseAfter(error, failures);
      notBefore = performance.now() + (pause ?? 0);
      if (pause !== null && isAttended) saveSettled();
    } finally {
      underWay -= 1;
      if (state.isSaving && underWay === 0) set({ isSaving: false });
    }
  }

  /** Now, whatever failed before; ends when all that could be sent was, or could not be. */
  function save(): Promise<void> {
    clearTimeout(timer);
    if (underWay === 0) latest = run();
    return latest;
  }

  /** Once it stands still, and no failure says to wait. */
  function saveSoon(afterMs = settleMs): void {
    clearTimeout(timer);
    const wait = Math.max(afterMs, notBefore - performance.now());
    timer = setTimeout(() => void save(), wait);
  }

  /** What was written is settled: only a failure says to wait. */
  function saveSettled(): void {
    saveSoon(0);
  }

  /** Saves what is left from last time, and from then on whatever stands, also when one leaves. */
  function attend(): () => void {
    isAttended = true;
    const saveNow = () => void save();
    const dismiss = attended.add({ key, save });
    // The call under way goes through, but nobody will be there to send what came after it.
    const saveBesides = () => void run();
    saveNow();
    addEventListener('online', saveNow);
    addEventListener('pagehide', saveBesides);
    return () => {
      removeEventListener('online', saveNow);
      removeEventListener('pagehide', saveBesides);
      isAttended = false;
      // Until then whoever signs out waits for it.
      void save().finally(dismiss);
    };
  }

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ...{ set, save, saveSoon, saveSettled, attend },
  };
}

type Autosave<State> = {
  read: () => State;
  subscribe: (listener: () => void) => () => void;
  attend: () => () => void;
};

/** Has it save itself as long as it is on the screen, and tells how that goes. */
export function useAutosave<State>(saver: Autosave<State>, isReady = true): State {
  const state = useSyncExternalStore(saver.subscribe, saver.read, saver.read);
  useEffect(() => (isReady ? saver.attend() : undefined), [saver, isReady]);
  return state;
}
