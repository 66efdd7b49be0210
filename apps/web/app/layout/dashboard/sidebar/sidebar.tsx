import { pages } from '@replysmith/contract';
import { IconGauge, IconLogout } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSubscription } from '../../../data/subscription.ts';
import {
  allUsage,
  collapsedIconWarns,
  indicatorLevel,
  mostUsed,
  usageNames,
  usedOfLimit,
  countedFeatures,
} from '../../../data/usage.ts';
import { Brand, BrandMark } from '../../../components/brand.tsx';
import { Tooltip } from '../../../components/tooltip.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import type { SidebarLook } from './sidebar-choice.ts';
import classes from './sidebar.module.css';
import { LateMenu } from '../../../components/late-menu.tsx';
import { usePerson } from './use-person.ts';
import { useUntilReset } from '../../../data/daily-reset.ts';
import { Meter } from '../../../components/meter.tsx';
import { Button } from '../../../components/button.tsx';
import { useSignOut } from '../sign-out/sign-out-context.ts';

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

/** The usage of each limit, and the time until the daily reset. */
export function UsagePanel() {
  const { data, error, refetch } = useSubscription();
  const untilReset = useUntilReset();
  return (
    <section className={`stack gap-3 line-above size-13 ${classes.panel}`} aria-label="Usage">
      {data &&
        allUsage(data).map((usage) => (
          <div key={usage.feature}>
            <p className={`flex justify-between gap-2 numbers ${classes.usageRow}`}>
              <span>{usageNames[usage.feature]}</span>
              <b data-level={indicatorLevel(usage.percent)}>{usedOfLimit(usage)}</b>
            </p>
            {usage.limit !== null && (
              <Meter
                used={usage.used}
                limit={usage.limit}
                label={usageNames[usage.feature]}
                level={indicatorLevel(usage.percent)}
              />
            )}
          </div>
        ))}
      {!data &&
        !error &&
        countedFeatures.map((feature) => (
          <div key={feature}>
            <p className={`flex justify-between gap-2 numbers ${classes.usageRow}`}>{'\u00a0'}</p>
            <div className={`on-well ${classes.pending}`} />
          </div>
        ))}
      {!data && error && (
        <p>
          Usage could not be loaded.{' '}
          <button
            type="button"
            className={`strong underlined ${classes.retry}`}
            onClick={() => void refetch()}
          >
            Try again
          </button>
        </p>
      )}
      <p className="ink-3">{untilReset ?? '\u00a0'}</p>
    </section>
  );
}

/** The user's name, company or plan, and sign-out. */
export function AccountRow() {
  const { name, email, company } = usePerson();
  const { data: subscription } = useSubscription();
  const signOut = useSignOut();
  const plan = subscription ? `${subscription.plan.name} Plan` : '\u00a0';
  return (
    <div className={`flex items-center line-above size-13 ${classes.row}`}>
      <Avatar email={email} />
      <p className="grid grow min-w-0" title={email}>
        <b>{name}</b>
        <span>{company || plan}</span>
      </p>
      <Button
        variant="quiet"
        size="small"
        shape="icon"
        aria-label="Sign Out"
        title="Sign Out"
        onClick={signOut}
      >
        <IconLogout size={18} stroke={1.5} aria-hidden />
      </Button>
    </div>
  );
}

/** The first letter of the address, in a ring. */
function Avatar({ email }: { email: string }) {
  const [initial = 'U'] = email;
  return (
    <span
      className={`grid place-center no-shrink framed serif size-16 ${classes.avatar}`}
      aria-hidden="true"
    >
      {initial.toUpperCase()}
    </span>
  );
}
