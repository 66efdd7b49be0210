import type { Profile } from '@replysmith/contract';
import { keepWork, keptWork } from '../../../lib/kept-work.ts';
import { pathsOf, valueAt, type SettingPath, type SettingValues } from './settings.ts';

type Kept = { readonly value: unknown; readonly base: unknown };

const placeOf = (userId: string) => `${userId}:settings`;

/** Keeps in this browser what the server does not have, with what it had; false when it did not. */
export function keepSettings(
  userId: string,
  unsent: SettingValues,
  bases: ReadonlyMap<SettingPath, unknown>,
): boolean {
  const entries = pathsOf(unsent).map((path) => [
    path,
    { value: unsent[path], base: bases.get(path) } satisfies Kept,
  ]);
  const text = entries.length === 0 ? '' : JSON.stringify(Object.fromEntries(entries));
  keepWork(placeOf(userId), text);
  return keptWork(placeOf(userId)) === text;
}

/** What is left from last time, but for what was changed elsewhere since. */
export function keptSettings(userId: string, profile: Profile): SettingValues {
  try {
    const kept = JSON.parse(keptWork(placeOf(userId))) as Record<string, Kept>;
    const usable = Object.entries(kept).filter(([path, { value, base }]) => {
      const now: unknown = valueAt(profile, path as SettingPath);
      return now === base && typeof value === typeof (now ?? value);
    });
    return Object.fromEntries(usable.map(([path, { value }]) => [path, value]));
  } catch {
    return {};
  }
}
