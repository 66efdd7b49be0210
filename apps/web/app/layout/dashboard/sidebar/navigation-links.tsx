import { NavLink } from 'react-router';
import { Tooltip } from '../../../components/tooltip.tsx';
import classes from './sidebar.module.css';
import { useSignedInUser } from '../../../data/session.ts';
import { isFree, useSubscription } from '../../../data/subscription.ts';
import { isNotFound } from '../../../lib/api-error.ts';
import { navigationFor, type NavigationItem } from './navigation.ts';

type NavigationLinksProps = { look: 'icons' | 'names'; onFollow?: () => void };

export function NavigationLinks({ look, onFollow }: NavigationLinksProps) {
  const items = useNavigation();
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

/** The links this user sees. */
export function useNavigation(): readonly NavigationItem[] {
  const { data: subscription, error } = useSubscription();
  const { role, emailVerified } = useSignedInUser();
  return navigationFor({
    isFree: subscription ? isFree(subscription) : isNotFound(error),
    isAdmin: role === 'admin' && emailVerified,
  });
}
