import { Link } from 'react-router';
import { BrandMark } from '../../ui/brand/brand-mark.tsx';
import { AccountMenu } from './account-menu.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import classes from './rail.module.css';

/** The narrow sidebar: icons with their names as tooltips, the account at the foot. */
export function Rail() {
  return (
    <aside className={classes.rail} aria-label="Sidebar">
      <Link to="/" className={classes.brand} aria-label="Replysmith">
        <BrandMark size={24} />
      </Link>
      <NavigationLinks look="icons" />
      <div className={classes.account}>
        <AccountMenu />
      </div>
    </aside>
  );
}
