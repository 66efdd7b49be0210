import type { ReactNode } from 'react';
import type { SettingId } from '../find/settings-index.ts';
import classes from './setting-place.module.css';

/** Where a setting is on its page, for links that lead to it. */
export function SettingPlace({ id, children }: { id: SettingId; children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className={classes.place}>
      {children}
    </div>
  );
}
