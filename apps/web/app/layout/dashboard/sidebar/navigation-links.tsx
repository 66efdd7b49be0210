import { NavLink } from 'react-router';
import { useSignedInUser } from '../../../data/session.ts';
import { isFree, useSubscription } from '../../../data/subscription.ts';
import { isNotFound } from '../../../lib/api-error.ts';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import { navigationFor } from './navigation.ts';
import classes from './navigation-links.module.css';

type NavigationLinksProps = { look: 'icons' | 'names'; onFollow?: () => void };

export function NavigationLinks({ look, onFollow }: NavigationLinksProps) {
  const { data: subscription, error } = useSubscription();
  const { role, emailVerified } = useSignedInUser();
  const items = navigationFor({
    isFree: subscription ? isFree(subscription) : isNotFound(error),
    isAdmin: role === 'admin' && emailVerified,
  });
  return (
    <nav className={classes.links} data-look={look} aria-label="Navigation">
      <ul>
        {items.map(({ to, label, Icon, isExact = false }) => (
          <li key={to}>
            <Tooltip label={label} isOff={look === 'names'}>
              <NavLink to={to} end={isExact} aria-label={label} onClick={onFollow}>
                <Icon size={look === 'icons' ? 20 : 18} stroke={1.5} aria-hidden />
                {look === 'names' && label}
              </NavLink>
            </Tooltip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
