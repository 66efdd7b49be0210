import { Link } from 'react-router';
import { Brand } from '../../../ui/brand/brand.tsx';
import { BrandMark } from '../../../ui/brand/brand-mark.tsx';
import { AccountMenuPlace } from './account-menu-place.tsx';
import { AccountRow } from './account-row.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import type { SidebarLook } from './sidebar-choice.ts';
import classes from './sidebar.module.css';
import { UsageIcon } from './usage-icon.tsx';
import { UsagePanel } from './usage-panel.tsx';

export const sidebarId = 'sidebar';

/** Beside every page: where to go, what is used, and who is signed in. Collapsed, it is icons alone. */
export function Sidebar({ look }: { look: SidebarLook }) {
  return (
    <aside id={sidebarId} className={classes.sidebar} data-look={look} aria-label="Sidebar">
      <div className={classes.brand}>
        {look === 'open' ? (
          <Brand />
        ) : (
          <Link to="/" aria-label="Replysmith">
            <BrandMark size={24} />
          </Link>
        )}
      </div>
      <NavigationLinks look={look === 'open' ? 'names' : 'icons'} />
      <div className={classes.foot}>
        {look === 'open' ? <UsagePanel /> : <UsageIcon />}
        {look === 'open' ? <AccountRow /> : <AccountMenuPlace />}
      </div>
    </aside>
  );
}
