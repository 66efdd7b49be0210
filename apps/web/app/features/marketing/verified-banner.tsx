import { IconMailCheck } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { announceSession } from '../../data/session-channel.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import classes from './verified-banner.module.css';

const never = () => () => undefined;

/** Greets who comes from the link in the verification mail. */
export function VerifiedBanner({ isSignedIn }: { isSignedIn: boolean }) {
  const [query] = useSearchParams();
  // The prerendered page knows no query.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const outcome = isInBrowser ? query.get('verified') : null;

  useEffect(() => {
    if (outcome === '1') announceSession('verified');
  }, [outcome]);

  const action = (
    <ButtonLink to={isSignedIn ? '/dashboard' : '/auth'} variant="line" size="small">
      {isSignedIn ? 'Dashboard' : 'Sign in'}
    </ButtonLink>
  );

  switch (outcome) {
    case '1':
      return (
        <div className={classes.place}>
          <Banner
            tone="info"
            icon={<IconMailCheck size={20} stroke={1.5} aria-hidden="true" />}
            title="Your email is verified."
            action={action}
          />
        </div>
      );
    case '0':
      return (
        <div className={classes.place}>
          <Banner tone="warning" title="This link no longer verifies your email." action={action}>
            {isSignedIn
              ? 'Have a new one sent from your dashboard.'
              : 'Sign in, and have a new one sent from your dashboard.'}
          </Banner>
        </div>
      );
    default:
      return null;
  }
}
