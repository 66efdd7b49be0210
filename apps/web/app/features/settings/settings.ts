import { type Profile, type UpdateProfileRequest, fullNameOf } from '@replysmith/contract';
import { unsavedSettings } from '../../data/drafts.ts';
import { unsentWork } from '../../lib/unsent-work.ts';

type Groups = Pick<
  Profile,
  | 'optimization_preferences'
  | 'notification_settings'
  | 'workflow_settings'
  | 'organization_preferences'
  | 'interface_settings'
>;

type Plain = Pick<Profile, 'full_name_override' | 'company' | 'email_signature' | 'time_zone'>;

/** A setting's path in the profile: "company", "notification_settings.weeklyReports". */
export type SettingPath =
  | keyof Plain
  | { [Group in keyof Groups]: `${Group}.${keyof Groups[Group] & string}` }[keyof Groups];

export type SettingValue<Path extends SettingPath> = Path extends keyof Plain
  ? Plain[Path]
  : Path extends `${infer Group extends keyof Groups}.${infer Name}`
    ? Groups[Group][Name & keyof Groups[Group]]
    : never;

export type SettingValues = { readonly [Path in SettingPath]?: SettingValue<Path> };

/** The value in the profile; for the name, the one the user goes by. */
export function valueAt<Path extends SettingPath>(
  profile: Profile,
  path: Path,
): SettingValue<Path> {
  const [group = '', name] = path.split('.');
  if (path === 'full_name_override') return fullNameOf(profile) as SettingValue<Path>;
  const value: unknown = profile[group as keyof Profile];
  return (name ? (value as Record<string, unknown>)[name] : value) as SettingValue<Path>;
}

/** The change that says these and nothing else. */
export function changesFor(values: SettingValues): UpdateProfileRequest {
  const changes: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const [group = '', name] = path.split('.');
    if (name) changes[group] = { ...(changes[group] as object | undefined), [name]: value };
    else changes[group] = typeof value === 'string' && value.trim() === '' ? null : value;
  }
  return changes;
}

/** Whether two values are the same to the server. */
export function isSameSetting(one: unknown, other: unknown): boolean {
  return tidied(one) === tidied(other);
}

function tidied(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() || null : (value ?? null);
}

export function pathsOf(values: SettingValues): SettingPath[] {
  return Object.keys(values) as SettingPath[];
}

/** A setting changed here and possibly not on the server. */
type UnsavedSetting = {
  readonly value: unknown;
  /** What the server had meanwhile, or was sent; any other value is somebody else's. */
  readonly known: readonly unknown[];
};

type SettingsWork = ReturnType<typeof unsentSettings>;

export function unsentSettings(userId: string) {
  return unsentWork(unsavedSettings, unsavedSettings.key(userId));
}

/** Restores stored changes; if several changed the same setting, the first one found wins. */
export function takeUpSettings(
  work: SettingsWork,
  profile: Profile,
): ReadonlyMap<SettingPath, UnsavedSetting> {
  const storedWork = work.left();
  work.takeUp(storedWork);
  const found = new Map<SettingPath, UnsavedSetting>();
  for (const [key, setting] of storedWork.flatMap(({ value }) => Object.entries(value))) {
    const path = key as SettingPath;
    const now: unknown = valueAt(profile, path);
    const isRead = typeof setting.value === typeof (now ?? setting.value);
    if (isRead && !found.has(path)) found.set(path, setting);
  }
  return found;
}
