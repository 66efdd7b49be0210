import type { ProfileServer } from '../../../data/profile-server.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { createSelfSaving, type Saving } from '../../../lib/self-saving/self-saving.ts';
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

export type SettingsSaving = Saving & Changed;

type Problems = Partial<Readonly<Record<SettingPath, string>>>;

type Changed = {
  /** What the server does not have yet. */
  readonly unsent: SettingValues;
  /** What is wrong with single settings; they keep no other back. */
  readonly problems: Problems;
  /** Since the page was opened. */
  readonly saved: readonly SettingPath[];
  /** False when this browser keeps nothing. */
  readonly isKept: boolean;
};

type Options = {
  readonly userId: string;
  readonly server: ProfileServer;
  readonly onSaved: () => void;
};

/** Settings that save themselves, each by itself. */
export function createSettingsSaver({ userId, server, onSaved }: Options) {
  /** Others are another tab's to keep. */
  const own = new Set<SettingPath>();
  /** What the server had when each change began. */
  const bases = new Map<SettingPath, unknown>();
  const start: Changed = { unsent: {}, problems: {}, saved: [], isKept: true };
  const saving = createSelfSaving({ start, pending: sendable, send: sendBatch });

  /** Takes these as what the server does not have, and keeps them in this browser. */
  function write(unsent: SettingValues, changes: Partial<Changed>): void {
    for (const path of bases.keys()) if (!(path in unsent)) bases.delete(path);
    const isKept = keepSettings(userId, unsent, { bases, own });
    saving.set({ ...changes, unsent, isKept });
  }

  function sendable({ unsent, problems }: Changed): SettingValues | null {
    const entries = Object.entries(unsent).filter(([path]) => !(path in problems));
    return entries.length === 0 ? null : Object.fromEntries(entries);
  }

  async function sendBatch(batch: SettingValues): Promise<void> {
    try {
      await server.save(changesFor(batch));
    } catch (error) {
      const problems = problemsOf(error, batch);
      if (Object.keys(problems).length === 0) throw error;
      saving.set({ problems: { ...saving.read().problems, ...problems } });
      return;
    }
    landed(batch);
  }

  function landed(batch: SettingValues): void {
    const now = saving.read();
    const still = Object.entries(now.unsent).filter(
      ([path, value]) => batch[path as SettingPath] !== value,
    );
    const saved = [...new Set([...now.saved, ...pathsOf(batch)])];
    write(Object.fromEntries(still), { saved });
    onSaved();
  }

  function change<Path extends SettingPath>(path: Path, value: SettingValue<Path>): void {
    const profile = server.read();
    if (!profile) return;
    const now = saving.read();
    own.add(path);
    if (!bases.has(path)) bases.set(path, valueAt(profile, path));
    const problems = Object.fromEntries(
      Object.entries(now.problems).filter(([one]) => one !== path),
    );
    const problem = checkSetting(path, value);
    write(
      { ...now.unsent, [path]: value },
      {
        problems: problem ? { ...problems, [path]: problem } : problems,
        saved: now.saved.filter((one) => one !== path),
      },
    );
    saving.saveSoon();
  }

  return {
    read: saving.read,
    subscribe: saving.subscribe,
    change,
    save: saving.save,
    saveSettled: saving.saveSettled,
    /** Takes up what is left from last time, and saves from then on. */
    attend: () => {
      const profile = server.read();
      if (profile) {
        for (const path of keptPaths(userId)) own.add(path);
        for (const [path, value] of Object.entries(keptSettings(userId, profile))) {
          change(path as SettingPath, value as never);
        }
      }
      return saving.attend();
    },
  };
}

/** What the server says about single settings. */
function problemsOf(error: unknown, batch: SettingValues): Problems {
  if (!(error instanceof ApiError)) return {};
  const about = pathsOf(batch).flatMap((path) => {
    const said = error.fields[path]?.[0];
    return said ? [[path, said] as const] : [];
  });
  return Object.fromEntries(about);
}

export type SettingsSaver = ReturnType<typeof createSettingsSaver>;
