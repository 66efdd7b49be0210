import { IconMenu2 } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { Brand } from '../../ui/brand/brand.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ThemeToggle } from '../../ui/theme-toggle/theme-toggle.tsx';
import classes from './dashboard-header.module.css';
import { FindButton } from './find-button.tsx';
import { RequestsLeft } from './requests-left.tsx';
import { placeName } from './sidebar/navigation.ts';
import type { SidebarLook } from './sidebar/sidebar-choice.ts';
import { SidebarToggle } from './sidebar/sidebar-toggle.tsx';
import { useThemeSwitch } from './use-theme-switch.ts';

type DashboardHeaderProps = {
  sidebar: SidebarLook;
  onToggleSidebar: () => void;
  onFind: () => void;
};

export function DashboardHeader({ sidebar, onToggleSidebar, onFind }: DashboardHeaderProps) {
  const { pathname } = useLocation();
  return (
    <header className={classes.header}>
      <span className={classes.phone}>
        <Button variant="quiet" shape="icon" aria-label="Open sidebar" onClick={onToggleSidebar}>
          <IconMenu2 size={20} stroke={1.5} aria-hidden />
        </Button>
        <Brand />
      </span>
      <span className={classes.desk}>
        <SidebarToggle look={sidebar} onToggle={onToggleSidebar} />
        <span className="ink-2">{placeName(pathname)}</span>
      </span>
      <span className={classes.end}>
        <FindButton onOpen={onFind} />
        <RequestsLeft />
        <ThemeToggle onChoose={useThemeSwitch()} />
      </span>
    </header>
  );
}
