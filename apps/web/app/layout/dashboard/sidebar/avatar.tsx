import classes from './account-menu.module.css';

/** The first letter of the address, in a ring. */
export function Avatar({ email }: { email: string }) {
  const [initial = 'U'] = email;
  return (
    <span className={classes.avatar} aria-hidden="true">
      {initial.toUpperCase()}
    </span>
  );
}
