import { IconLogout } from '@tabler/icons-react';
import { useSubscription } from '../../../data/subscription.ts';
import { Button } from '../../../components/button.tsx';
import { useSignOut } from '../sign-out/sign-out-context.ts';
import classes from './sidebar.module.css';
import { usePerson } from './use-person.ts';

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
