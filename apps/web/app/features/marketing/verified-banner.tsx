import { IconMailCheck } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
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
  if (!isInBrowser || query.get('verified') !== '1') return null;

  return (
    <div className={classes.place}>
      <Banner
        tone="info"
        icon={<IconMailCheck size={20} stroke={1.5} aria-hidden="true" />}
        title="Your email is verified."
        action={
          <ButtonLink to={isSignedIn ? '/dashboard' : '/auth'} variant="line" size="small">
            {isSignedIn ? 'Dashboard' : 'Sign in'}
          </ButtonLink>
        }
      />
    </div>
  );
}
