import type { Profile, UpdateProfileRequest } from '@replysmith/contract';
import { ApiError, mayHaveHappened } from '../../../lib/api-error.ts';
import { checkSetting } from './check-setting.ts';
import { keepSettings, keptPaths, keptSettings } from './kept-settings.ts';
import {
  changesFor,
  pathsOf,
  valueAt,
  type SettingPath,
  type SettingValue,
  type SettingValues,
} from './settings.ts';

export type SaverState = {
  /** What the server does not have yet. */
  readonly unsent: SettingValues;
  /** What is wrong with single settings; they keep no other back. */
  readonly problems: Partial<Readonly<Record<SettingPath, string>>>;
  readonly sending: readonly SettingPath[];
  /** Since the page was opened. */
  readonly saved: readonly SettingPath[];
  /** Why the last call failed. */
  readonly failure: string | null;
  /** False when this browser keeps nothing. */
  readonly isKept: boolean;
};

type Options = {
  readonly userId: string;
  /** The profile as far as it is known here. */
  readonly read: () => Profile | undefined;
  readonly send: (changes: UpdateProfileRequest) => Promise<unknown>;
  readonly onSaved: () => void;
};

const settleMs = 600;
const retryMs = 10_000;

/** Settings that save themselves: one call at a time, each with all that was changed by then. */
export function createSettingsSaver({ userId, read, send, onSaved }: Options) {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  /** Whoever opens the settings next takes up what is unsent: trying on would undo what they change. */
  let hasLeft = false;
  /** Others are another tab's to keep. */
  const own = new Set<SettingPath>();
  /** What the server had when each change began. */
  const bases = new Map<SettingPath, unknown>();
  let state: SaverState = {
    ...{ unsent: {}, problems: {}, sending: [], saved: [] },
    ...{ failure: null, isKept: true },
  };

  function set(changes: Partial<SaverState>): void {
    const unsent = changes.unsent ?? state.unsent;
    for (const path of bases.keys()) if (!(path in unsent)) bases.delete(path);
    const isKept = changes.unsent ? keepSettings(userId, unsent, { bases, own }) : state.isKept;
    state = { ...state, ...changes, isKept };
    for (const listener of listeners) listener();
  }

  function sendable(): SettingValues {
    const entries = Object.entries(state.unsent).filter(([path]) => !(path in state.problems));
    return Object.fromEntries(entries);
  }

  function landed(batch: SettingValues): void {
    const still = Object.entries(state.unsent).filter(
      ([path, value]) => batch[path as SettingPath] !== value,
    );
    const saved = [...new Set([...state.saved, ...pathsOf(batch)])];
    set({ unsent: Object.fromEntries(still), saved, failure: null });
    onSaved();
  }

  /** False when nothing of it can be sent again at once. */
  function refused(error: unknown, batch: SettingValues): boolean {
    if (!(error instanceof ApiError)) throw error;
    const about = pathsOf(batch).flatMap((path) => {
      const said = error.fields[path]?.[0];
      return said ? [[path, said] as const] : [];
    });
    if (about.length > 0) {
      set({ problems: { ...state.problems, ...Object.fromEntries(about) } });
      return true;
    }
    if (mayHaveHappened(error) && !hasLeft) schedule(retryMs);
    set({ failure: error.message });
    return false;
  }

  async function run(): Promise<void> {
    for (let batch = sendable(); pathsOf(batch).length > 0; batch = sendable()) {
      set({ sending: pathsOf(batch), failure: null });
      try {
        await send(changesFor(batch));
        landed(batch);
      } catch (error) {
        if (!refused(error, batch)) return;
      }
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    running ??= run().finally(() => {
      running = null;
      set({ sending: [] });
    });
    return running;
  }

  function schedule(afterMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), afterMs);
  }

  function change<Path extends SettingPath>(path: Path, value: SettingValue<Path>): void {
    const profile = read();
    if (!profile) return;
    own.add(path);
    if (!bases.has(path)) bases.set(path, valueAt(profile, path));
    const problems = Object.fromEntries(
      Object.entries(state.problems).filter(([one]) => one !== path),
    );
    const problem = checkSetting(path, value);
    set({
      unsent: { ...state.unsent, [path]: value },
      problems: problem ? { ...problems, [path]: problem } : problems,
      saved: state.saved.filter((one) => one !== path),
    });
    schedule(settleMs);
  }

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change,
    flush,
    /** Takes up what is left from last time, and saves what stands when one leaves. */
    attend: () => {
      hasLeft = false;
      const profile = read();
      if (profile) {
        for (const path of keptPaths(userId)) own.add(path);
        for (const [path, value] of Object.entries(keptSettings(userId, profile))) {
          change(path as SettingPath, value as never);
        }
      }
      const save = () => void flush();
      save();
      addEventListener('online', save);
      addEventListener('pagehide', save);
      return () => {
        removeEventListener('online', save);
        removeEventListener('pagehide', save);
        hasLeft = true;
        save();
      };
    },
  };
}

export type SettingsSaver = ReturnType<typeof createSettingsSaver>;
