import classes from './sidebar.module.css';

/** The first letter of the address, in a ring. */
export function Avatar({ email }: { email: string }) {
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
