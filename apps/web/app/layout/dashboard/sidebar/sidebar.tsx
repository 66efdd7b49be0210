import { pages } from '@replysmith/contract';
import { IconGauge } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSubscription } from '../../../data/subscription.ts';
import {
  allUsage,
  collapsedIconWarns,
  indicatorLevel,
  mostUsed,
  usageNames,
  usedOfLimit,
} from '../../../data/usage.ts';
import { Brand, BrandMark } from '../../../components/brand.tsx';
import { Tooltip } from '../../../components/tooltip.tsx';
import { AccountRow, Avatar } from './account-row.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import type { SidebarLook } from './sidebar-choice.ts';
import { UsagePanel } from './usage-panel.tsx';
import classes from './sidebar.module.css';
import { LateMenu } from '../../../components/late-menu.tsx';
import { usePerson } from './use-person.ts';

export const sidebarId = 'sidebar';

/** Navigation, usage and account. Collapsed, it shows only icons. */
export function Sidebar({ look }: { look: SidebarLook }) {
  return (
    <aside
      id={sidebarId}
      className={`flex column not-phone ${classes.sidebar}`}
      data-look={look}
      aria-label="Sidebar"
    >
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
      <div className={`pt-4 ${classes.foot}`}>
        {look === 'open' ? <UsagePanel /> : <UsageIcon />}
        {look === 'open' ? (
          <AccountRow />
        ) : (
          <div className="min-h-40">
            <AccountMenu />
          </div>
        )}
      </div>
    </aside>
  );
}

/** The usage panel of a collapsed sidebar; a dot warns when a limit is close. */
function UsageIcon() {
  const { data } = useSubscription();
  if (!data) return null;
  const usage = allUsage(data);
  const percent = mostUsed(usage)?.percent ?? 0;
  const warns = collapsedIconWarns(percent);
  const lines = usage.map((one) => `${usageNames[one.feature]}: ${usedOfLimit(one)}`);
  if (warns) lines.unshift(percent === 100 ? 'Limit reached' : 'Close to a limit');
  return (
    <Tooltip label={lines.join('\n')}>
      <Link
        to={pages.dashboard}
        className={`hover-well hover-ink relative grid place-center round ink-2 ${classes.icon}`}
        aria-label={`Usage. ${lines.join('. ')}`}
        data-level={warns ? indicatorLevel(percent) : undefined}
      >
        <IconGauge size={20} stroke={1.5} aria-hidden />
        {warns && <i />}
      </Link>
    </Tooltip>
  );
}

/** The user's initial as a menu button, with sign-out. */
export function AccountMenu() {
  const { name, email } = usePerson();
  return (
    <LateMenu
      target={
        <button type="button" className={classes.button} aria-label={`Account, ${name}`}>
          <Avatar email={email} />
        </button>
      }
      load={() =>
        import('./account-menu-items.tsx').then(({ AccountMenuItems }) => AccountMenuItems)
      }
      of={{ name, email }}
    />
  );
}
