import { LateMenu } from '../../../components/late-menu.tsx';
import classes from './sidebar.module.css';
import { Avatar } from './avatar.tsx';
import { usePerson } from './use-person.ts';

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
