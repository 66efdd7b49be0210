import { IconCheck } from '@tabler/icons-react';
import type { SettingState } from '../saving/use-setting.ts';
import classes from './setting-status.module.css';

const words: Record<SettingState, string> = {
  untouched: '',
  saving: 'Saving…',
  saved: 'Saved',
  not_saved: 'Not saved',
};

/** Whether the server has a setting. */
export function SettingStatus({ state }: { state: SettingState }) {
  return (
    <p className={classes.status} data-state={state} role="status">
      {state === 'saved' && <IconCheck size={14} stroke={2} aria-hidden />}
      {words[state]}
    </p>
  );
}
