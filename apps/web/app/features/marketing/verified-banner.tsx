import { pages } from '@replysmith/contract';
import { IconMailCheck } from '@tabler/icons-react';
import { useEmailVerification } from '../../data/session/verify-email.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import classes from './verified-banner.module.css';

const sealed = <IconMailCheck size={20} stroke={1.5} aria-hidden="true" />;

const looks = {
  'under-way': { tone: 'info', icon: sealed, title: 'Verifying your email…' },
  verified: { tone: 'info', icon: sealed, title: 'Your email is verified.' },
  'dead-link': { tone: 'warning', title: 'This link no longer verifies your email.' },
  failed: { tone: 'warning', title: 'Your email is not verified yet: the server did not answer.' },
} as const;

/** Greets who comes from the link in the verification mail. */
export function VerifiedBanner({ isSignedIn }: { isSignedIn: boolean }) {
  const verification = useEmailVerification();
  if (!verification) return null;
  const { outcome, tryAgain } = verification;

  const wayOn = (
    <ButtonLink to={isSignedIn ? pages.dashboard : '/auth'} variant="line" size="small">
      {isSignedIn ? 'Dashboard' : 'Sign in'}
    </ButtonLink>
  );
  const again = (
    <Button variant="line" size="small" onClick={tryAgain}>
      Try again
    </Button>
  );
  const action = { 'under-way': null, verified: wayOn, 'dead-link': wayOn, failed: again }[outcome];

  return (
    <div className={classes.place}>
      <Banner {...looks[outcome]} action={action}>
        {outcome === 'dead-link' &&
          (isSignedIn
            ? 'Have a new one sent from your dashboard.'
            : 'Sign in, and have a new one sent from your dashboard.')}
      </Banner>
    </div>
  );
}
