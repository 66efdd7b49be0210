import { pages } from '@replysmith/contract';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import classes from './settings-page.module.css';

type SettingsPageProps = {
  sections: readonly { path: string; name: string }[];
  /** The section that the address names. */
  children: ReactNode;
};

/** The frame around every section: one heading, and a link to each. */
export function SettingsPage({ sections, children }: SettingsPageProps) {
  return (
    <main className={classes.page}>
      <h1 className="title">Settings</h1>
      <nav className={classes.sections} aria-label="Settings">
        {sections.map(({ path, name }) => (
          <NavLink key={path} to={pages.settingsOf(path)}>
            {name}
          </NavLink>
        ))}
      </nav>
      <div className={classes.section}>{children}</div>
    </main>
  );
}
