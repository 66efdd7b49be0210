import type { Profile } from '@replysmith/contract';
import { unsentWork, type UnsentWork } from '../../../lib/kept-work/unsent-work.ts';
import { valueAt, type SettingPath } from './settings.ts';

/** A setting as it was changed here, and not known to be on the server. */
type KeptSetting = {
  readonly value: unknown;
  /** What the server had meanwhile, or was sent from here; anything else is somebody else's. */
  readonly known: readonly unknown[];
};

type KeptSettings = ReadonlyMap<SettingPath, KeptSetting>;

export function unsentSettings(userId: string): UnsentWork {
  return unsentWork(`${userId}:settings`);
}

/** Keeps in this browser what the server does not have; false when it did not. */
export function keepSettings(unsent: UnsentWork, kept: KeptSettings): boolean {
  return unsent.keep(kept.size === 0 ? '' : JSON.stringify(Object.fromEntries(kept)));
}

/** Takes up what was left of them; where several changed the same, the first that is found stays. */
export function takeUpSettings(unsent: UnsentWork, profile: Profile): KeptSettings {
  const left = unsent.left();
  unsent.takeUp(left);
  const found = new Map<SettingPath, KeptSetting>();
  for (const { text } of left) {
    for (const [path, kept] of readKept(text, profile)) {
      if (!found.has(path)) found.set(path, kept);
    }
  }
  return found;
}

type Stored = { value: unknown; known?: unknown[]; base?: unknown };

function readKept(text: string, profile: Profile): [SettingPath, KeptSetting][] {
  try {
    const stored = Object.entries(JSON.parse(text) as Record<SettingPath, Stored>);
    return stored.flatMap(([key, { value, base, known = [base] }]) => {
      const path = key as SettingPath;
      const now: unknown = valueAt(profile, path);
      return typeof value === typeof (now ?? value) ? [[path, { value, known }]] : [];
    });
  } catch {
    return [];
  }
}
