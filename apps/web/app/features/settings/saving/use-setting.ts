import { defaultProfile } from './default-profile.ts';
import { useSettings } from './settings-context.ts';
import { valueAt, type SettingPath, type SettingValue } from './settings.ts';

export type SettingState = 'untouched' | 'saving' | 'saved' | 'not_saved';

/** One setting: what it is, how to change it, and whether the server has it. */
export function useSetting<Path extends SettingPath>(path: Path) {
  const { saver, state, profile } = useSettings();
  const isUnsent = path in state.unsent;
  const value = isUnsent
    ? (state.unsent[path] as SettingValue<Path>)
    : valueAt(profile ?? defaultProfile, path);
  return {
    value,
    isReady: profile !== undefined,
    problem: state.problems[path],
    state: stateOf(),
    /** Saved once it stands still. */
    change: (next: SettingValue<Path>) => saver.change(path, next),
    /** Settled with it. */
    choose: (next: SettingValue<Path>) => {
      saver.change(path, next);
      saver.saveSettled();
    },
    /** What was changed is settled. */
    settle: saver.saveSettled,
  };

  function stateOf(): SettingState {
    if (isUnsent && (state.failure !== null || state.problems[path])) return 'not_saved';
    if (isUnsent) return 'saving';
    return state.saved.includes(path) ? 'saved' : 'untouched';
  }
}
