import type { ReactNode } from 'react';
import classes from './setting-list.module.css';

/** Settings one under the other. */
export function SettingList({ children }: { children: ReactNode }) {
  return <div className={classes.list}>{children}</div>;
}
