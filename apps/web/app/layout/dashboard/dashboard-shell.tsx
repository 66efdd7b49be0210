import { useState, type ReactNode } from 'react';
import { DashboardHeader } from './dashboard-header.tsx';
import classes from './dashboard-shell.module.css';
import { NavigationSheet } from './navigation-sheet.tsx';
import { Rail } from './rail.tsx';

/** What stands around every signed-in page. */
export function DashboardShell({ children }: { children: ReactNode }) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  return (
    <div className={classes.app}>
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      <Rail />
      <div className={classes.page}>
        <DashboardHeader onOpenNavigation={() => setSheetOpen(true)} />
        <div id="content" tabIndex={-1} className={classes.content}>
          {children}
        </div>
      </div>
      <NavigationSheet isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
    </div>
  );
}
