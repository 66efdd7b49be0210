import type { MouseEvent } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { AccountLinks } from './account-links.tsx';
import { SectionLinks } from './section-links.tsx';
import classes from './site-menu.module.css';
import { Welcome } from './welcome.tsx';

const id = 'site-menu';

/** All of the bar, where there is no room for it. The browser opens and closes it, scripts or not. */
export function SiteMenu() {
  return (
    <div className={classes.place}>
      <Button variant="line" popoverTarget={id}>
        Menu
      </Button>
      <nav
        id={id}
        popover="auto"
        className={classes.menu}
        aria-label="Menu"
        onClick={closeOnChoice}
      >
        <SectionLinks />
        <div className={classes.account}>
          <Welcome />
          <AccountLinks />
        </div>
      </nav>
    </div>
  );
}

function closeOnChoice({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a, button')) currentTarget.hidePopover();
}
