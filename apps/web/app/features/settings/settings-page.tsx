import { pages } from '@replysmith/contract';
import type { ReactNode } from 'react';
import { FindSetting } from './find/find-setting.tsx';
import { useArrive } from './find/use-arrive.ts';
import { SectionLinks } from './section-links.tsx';
import { SavingSettings } from './saving/saving-settings.tsx';
import classes from './settings-page.module.css';

const isWithin = (pathname: string) => pathname.startsWith(`${pages.settings}/`);

/** The frame around every section: one heading, a search, a link to each, and the one that is open. */
export function SettingsPage({ children }: { children: ReactNode }) {
  useArrive();
  return (
    <main className={classes.page}>
      <h1 className="title">Settings</h1>
      <SectionLinks />
      <div className={classes.section}>
        <FindSetting />
        <SavingSettings isWithin={isWithin}>{children}</SavingSettings>
      </div>
    </main>
  );
}
