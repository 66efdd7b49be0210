import type { ReactNode } from 'react';
import { useSavedTheme } from '../../data/theme/use-saved-theme.ts';
import { SkipLink } from '../../ui/skip-link/skip-link.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import classes from './dashboard-shell.module.css';
import { PalettePlace } from './palette-place.tsx';
import { LeaveProvider } from './leaving/leave-provider.tsx';
import { NavigationSheet } from './sidebar/navigation-sheet.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';
import { useSidebar } from './sidebar/use-sidebar.ts';
import { usePalette } from './use-palette.ts';
import { useMotionSetting } from './use-motion-setting.ts';
import { useRefusalNews } from './use-refusal-news.ts';
import { useUsageNews } from './use-usage-news.ts';

/** What stands around every signed-in page. */
export function DashboardShell({ children }: { children: ReactNode }) {
  const { look, isPhone, isSheetOpen, toggle, closeSheet } = useSidebar();
  const palette = usePalette();
  useUsageNews();
  useRefusalNews();
  useSavedTheme();
  useMotionSetting();
  return (
    <LeaveProvider>
      <div className={classes.app} data-sidebar={look}>
        <SkipLink to="content">Skip to content</SkipLink>
        <Sidebar look={look} />
        <div className={classes.page}>
          <DashboardHeader sidebar={look} onToggleSidebar={toggle} onFind={palette.open} />
          <div id="content" tabIndex={-1} className={classes.content}>
            {children}
          </div>
        </div>
        <NavigationSheet isOpen={isSheetOpen} onClose={closeSheet} />
        <PalettePlace
          isOpen={palette.isOpen}
          onClose={palette.close}
          sidebar={isPhone ? null : { isOpen: look === 'open', toggle }}
        />
      </div>
    </LeaveProvider>
  );
}
