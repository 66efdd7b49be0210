import { IconMenu2 } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { Brand } from '../../ui/brand/brand.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ThemeToggle } from '../../ui/theme-toggle/theme-toggle.tsx';
import classes from './dashboard-header.module.css';
import { areaName } from './navigation.ts';
import { RequestsLeft } from './requests-left.tsx';

export function DashboardHeader({ onOpenNavigation }: { onOpenNavigation: () => void }) {
  const { pathname } = useLocation();
  return (
    <header className={classes.header}>
      <span className={classes.phone}>
        <Button variant="quiet" shape="icon" aria-label="Open sidebar" onClick={onOpenNavigation}>
          <IconMenu2 size={20} stroke={1.5} aria-hidden />
        </Button>
        <Brand />
      </span>
      <span className={classes.area}>{areaName(pathname)}</span>
      <span className={classes.end}>
        <RequestsLeft />
        <ThemeToggle />
      </span>
    </header>
  );
}
