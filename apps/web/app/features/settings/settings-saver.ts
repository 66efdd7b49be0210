import { type Profile, lengths } from '@replysmith/contract';
import type { ProfileServer } from './profile-api.ts';
import { checkFullName, checkLength } from '../../lib/account-checks.ts';
import { type Saving, createAutosave } from '../../lib/autosave.ts';
import { ApiError } from '../../lib/api-error.ts';
import {
  type SettingPath,
  type SettingValue,
  type SettingValues,
  changesFor,
  isSameSetting,
  pathsOf,
  takeUpSettings,
  unsentSettings,
  valueAt,
} from './settings.ts';

const checks: Partial<Record<SettingPath, (text: string) => string | undefined>> = {
  full_name_override: checkFullName,
  company: checkLength(lengths.company),
  email_signature: checkLength(lengths.emailSignature),
  'optimization_preferences.industry': (industry) =>
    industry.trim() === ''
      ? 'Enter an industry, or “general”.'
      : checkLength(lengths.settingName)(industry),
};

/** Why a value cannot be saved, as a sentence. */
function checkSetting(path: SettingPath, value: unknown): string | undefined {
  return typeof value === 'string' ? checks[path]?.(value) : undefined;
}

export type SettingsSaving = Saving & Changed;

type Problems = Partial<Readonly<Record<SettingPath, string>>>;

type Changed = {
  /** What the server does not have yet. */
  readonly unsent: SettingValues;
  /** Problems of single settings; they do not hold back the others. */
  readonly problems: Problems;
  /** Since the page was opened. */
  readonly saved: readonly SettingPath[];
  /** False when the browser cannot store anything. */
  readonly isKept: boolean;
};

type Options = {
  readonly userId: string;
  readonly server: ProfileServer;
  readonly onSaved: () => void;
};

/** Autosaving settings, each saved on its own. */
export function createSettingsSaver({ userId, server, onSaved }: Options) {
  const work = unsentSettings(userId);
  /** For each change, the values the server had or was sent; any other value is somebody else's. */
  const known = new Map<SettingPath, readonly unknown[]>();
  /** After a time offline, others may have changed the same settings. */
  let isOutOfDate = false;
  const start: Changed = { unsent: {}, problems: {}, saved: [], isKept: true };
  const saving = createAutosave({ key: work.key, start, pending: sendable, send });

  /** Sets the unsaved changes, and stores them in this browser. */
  function write(unsent: SettingValues, changes: Partial<Changed>): void {
    for (const path of known.keys()) if (!(path in unsent)) known.delete(path);
    const settings = pathsOf(unsent).map(
      (path) => [path, { value: unsent[path], known: known.get(path) ?? [] }] as const,
    );
    const isKept = work.write(Object.fromEntries(settings));
    saving.set({ ...changes, unsent, isKept });
  }

  function know(path: SettingPath, value: unknown): void {
    known.set(path, [...new Set([...(known.get(path) ?? []), value])]);
  }

  function sendable({ unsent, problems }: Changed): SettingValues | null {
    const entries = Object.entries(unsent).filter(([path]) => !(path in problems));
    return entries.length === 0 ? null : Object.fromEntries(entries);
  }

  async function send(batch: SettingValues): Promise<void> {
    if (!isOutOfDate) {
      await sendBatch(batch);
      return;
    }
    giveWay(await server.readAgain());
    isOutOfDate = false;
    const rest = sendable(saving.read());
    if (rest) await sendBatch(rest);
  }

  /** Changes made elsewhere since are newer and win; the overridden ones are reported. */
  function giveWay(profile: Profile): void {
    const { unsent, problems, saved } = saving.read();
    const notices: Record<string, string> = {};
    const arrived: SettingPath[] = [];
    const still = Object.entries(unsent).filter(([key, value]) => {
      const path = key as SettingPath;
      const now = valueAt(profile, path);
      if (isSameSetting(now, value)) {
        arrived.push(path);
        return false;
      }
      const isNewer = !known.get(path)?.some((one) => isSameSetting(one, now));
      if (isNewer) notices[path] = notSaved(value);
      return !isNewer;
    });
    write(Object.fromEntries(still), {
      problems: { ...problems, ...notices },
      saved: [...saved, ...arrived],
    });
  }

  async function sendBatch(batch: SettingValues): Promise<void> {
    // It may arrive even though no reply came.
    for (const path of pathsOf(batch)) know(path, batch[path]);
    write(saving.read().unsent, {});
    try {
      await server.save(changesFor(batch));
    } catch (error) {
      const problems = problemsOf(error, batch);
      if (Object.keys(problems).length === 0) {
        isOutOfDate = true;
        throw error;
      }
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
    know(path, valueAt(profile, path));
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

  function takeUp(profile: Profile): void {
    const found = takeUpSettings(work, profile);
    const { unsent, problems } = saving.read();
    const all: Record<string, unknown> = {};
    const wrong: Record<string, string> = {};
    for (const [path, setting] of found) {
      const problem = checkSetting(path, setting.value);
      known.set(path, setting.known);
      all[path] = setting.value;
      if (problem) wrong[path] = problem;
    }
    write({ ...all, ...unsent }, { problems: { ...wrong, ...problems } });
    giveWay(profile);
    isOutOfDate ||= found.size > 0;
  }

  return {
    read: saving.read,
    subscribe: saving.subscribe,
    change,
    save: saving.save,
    saveSettled: saving.saveSettled,
    /** Restores unsaved changes from last time, and saves from then on. */
    attend: () => {
      const profile = server.read();
      if (profile) takeUp(profile);
      return saving.attend();
    },
  };
}

function notSaved(value: unknown): string {
  const yours = typeof value === 'string' && value.trim() !== '' ? `, “${value.trim()}”,` : '';
  return `This has since been changed elsewhere. Your change${yours} was not saved.`;
}

/** What the server says about single settings. */
function problemsOf(error: unknown, batch: SettingValues): Problems {
  if (!(error instanceof ApiError)) return {};
  const about = pathsOf(batch).flatMap((path) => {
    const message = error.fields[path]?.[0];
    return message ? [[path, message] as const] : [];
  });
  return Object.fromEntries(about);
}

export type SettingsSaver = ReturnType<typeof createSettingsSaver>;
