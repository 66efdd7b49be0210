import { pages, type ThemePreference } from '@replysmith/contract';
import { IconLayoutSidebar, IconMenu2, IconSearch } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { isFree, useSubscription } from '../../data/subscription.ts';
import { indicatorLevel, promptsUpgrade, usageOf } from '../../data/usage.ts';
import { Brand } from '../../components/brand.tsx';
import { Button } from '../../components/button.tsx';
import { ThemeToggle } from '../../components/theme-toggle.tsx';
import { placeName } from './sidebar/navigation.ts';
import type { SidebarLook } from './sidebar/sidebar-choice.ts';
import { sidebarId } from './sidebar/sidebar.tsx';
import classes from './dashboard-shell.module.css';
import { useTheme } from '../../data/theme.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { showToast } from '../../components/toast.tsx';

type DashboardHeaderProps = {
  sidebar: SidebarLook;
  onToggleSidebar: () => void;
  onFind: () => void;
};

export function DashboardHeader({ sidebar, onToggleSidebar, onFind }: DashboardHeaderProps) {
  const { pathname } = useLocation();
  return (
    <header className={`flex items-center line-below size-14 ${classes.header}`}>
      <span className={`hidden ${classes.phone}`}>
        <Button variant="quiet" shape="icon" aria-label="Open sidebar" onClick={onToggleSidebar}>
          <IconMenu2 size={20} stroke={1.5} aria-hidden />
        </Button>
        <Brand />
      </span>
      <span className="flex items-center not-phone gap-2">
        <SidebarToggle look={sidebar} onToggle={onToggleSidebar} />
        <span className="ink-2">{placeName(pathname)}</span>
      </span>
      <span className="flex items-center ml-auto gap-2">
        <FindButton onOpen={onFind} />
        <RequestsLeft />
        <ThemeToggle onChoose={useThemeSwitch()} />
      </span>
    </header>
  );
}

/** Opens the palette, for users who do not know its shortcut. */
function FindButton({ onOpen }: { onOpen: () => void }) {
  return (
    <span className={classes.find}>
      <Button
        variant="line"
        size="small"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onOpen}
      >
        <IconSearch size={16} stroke={1.5} aria-hidden />
        <span className={classes.words}>Find or do anything</span>
        <kbd className="not-tablet" aria-hidden>
          {keysOf('K')}
        </kbd>
      </Button>
    </span>
  );
}

type SidebarToggleProps = { look: SidebarLook; onToggle: () => void };

function SidebarToggle({ look, onToggle }: SidebarToggleProps) {
  const isOpen = look === 'open';
  return (
    <Button
      variant="quiet"
      size="small"
      shape="icon"
      aria-label="Toggle sidebar"
      aria-expanded={isOpen}
      aria-controls={sidebarId}
      aria-keyshortcuts="Control+B Meta+B"
      title={`${isOpen ? 'Collapse' : 'Expand'} the sidebar, ${keysOf('B')}`}
      onClick={onToggle}
    >
      <IconLayoutSidebar size={18} stroke={1.5} aria-hidden />
    </Button>
  );
}

/** The requests left today, with an upgrade link when few are left. */
function RequestsLeft() {
  const { data, error } = useSubscription();
  if (!data) return error ? null : <span className={classes.left} />;
  const usage = usageOf(data, 'daily_ai_requests');
  if (!usage) return null;
  const { left, percent } = usage;
  return (
    <span
      className={`flex ink-2 size-13 one-line ${classes.left}`}
      data-level={indicatorLevel(percent)}
    >
      {left === null ? (
        <span>
          Unlimited<span className={classes.what}> requests</span>
        </span>
      ) : (
        <span>
          <b className="ink">{left}</b> {left === 1 ? 'request' : 'requests'} left
        </span>
      )}
      {promptsUpgrade(left) && isFree(data) && <Link to={pages.upgrade}>Upgrade</Link>}
    </span>
  );
}

const isMac = typeof navigator !== 'undefined' && /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** A shortcut with the command key, as written on this system. */
export function keysOf(letter: string): string {
  return isMac ? `⌘${letter}` : `Ctrl ${letter}`;
}

/** Chooses a theme, and shows a toast if it could not be saved. */
export function useThemeSwitch(): (theme: ThemePreference) => void {
  const { choose } = useTheme();
  return (theme) => {
    choose(theme).catch((error: unknown) => {
      const { message } = explainFailure(error);
      showToast({ about: 'theme', title: 'Theme not saved', message, kind: 'error' });
    });
  };
}
