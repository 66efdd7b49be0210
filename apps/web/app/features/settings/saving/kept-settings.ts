import type { Profile } from '@replysmith/contract';
import { keepWork, keptWork } from '../../../lib/kept-work.ts';
import { pathsOf, valueAt, type SettingPath, type SettingValues } from './settings.ts';

type Kept = { readonly value: unknown; readonly base: unknown };

const placeOf = (userId: string) => `${userId}:settings`;

type Keeping = {
  /** What the server had. */
  readonly bases: ReadonlyMap<SettingPath, unknown>;
  /** What was changed here; what other tabs keep of the rest stays. */
  readonly own: ReadonlySet<SettingPath>;
};

/** Keeps in this browser what the server does not have, with what it had; false when it did not. */
export function keepSettings(
  userId: string,
  unsent: SettingValues,
  { bases, own }: Keeping,
): boolean {
  const entries = pathsOf(unsent).map((path) => [
    path,
    { value: unsent[path], base: bases.get(path) } satisfies Kept,
  ]);
  const others = Object.entries(readKept(userId)).filter(([path]) => !own.has(path as SettingPath));
  const all = [...others, ...entries];
  const text = all.length === 0 ? '' : JSON.stringify(Object.fromEntries(all));
  return keepWork(placeOf(userId), text);
}

/** What is left from last time, but for what was changed elsewhere since. */
export function keptSettings(userId: string, profile: Profile): SettingValues {
  try {
    const usable = Object.entries(readKept(userId)).filter(([path, { value, base }]) => {
      const now: unknown = valueAt(profile, path as SettingPath);
      return now === base && typeof value === typeof (now ?? value);
    });
    return Object.fromEntries(usable.map(([path, { value }]) => [path, value]));
  } catch {
    return {};
  }
}

/** Also those that were changed elsewhere since. */
export function keptPaths(userId: string): SettingPath[] {
  return Object.keys(readKept(userId)) as SettingPath[];
}

function readKept(userId: string): Record<string, Kept> {
  try {
    return JSON.parse(keptWork(placeOf(userId))) as Record<string, Kept>;
  } catch {
    return {};
  }
}
