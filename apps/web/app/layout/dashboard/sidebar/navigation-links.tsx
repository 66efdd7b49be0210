import { NavLink } from 'react-router';
import { navigation } from './navigation.ts';
import classes from './navigation-links.module.css';

type NavigationLinksProps = { look: 'icons' | 'names'; onFollow?: () => void };

export function NavigationLinks({ look, onFollow }: NavigationLinksProps) {
  return (
    <nav className={classes.links} data-look={look} aria-label="Navigation">
      {navigation.map(({ to, label, Icon }) => (
        <NavLink
          key={to}
          to={to}
          title={look === 'icons' ? label : undefined}
          aria-label={label}
          onClick={onFollow}
        >
          <Icon size={look === 'icons' ? 20 : 18} stroke={1.5} aria-hidden />
          {look === 'names' && label}
        </NavLink>
      ))}
    </nav>
  );
}
