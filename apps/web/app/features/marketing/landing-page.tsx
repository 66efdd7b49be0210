import { pages } from '@replysmith/contract';
import { IconMailCheck } from '@tabler/icons-react';
import type { LiveScore } from '../../data/coach/answers.ts';
import { useEmailVerification } from './verify-email.ts';
import { siteContent } from '../../data/site-content.ts';
import { countOf } from '../../lib/words.ts';
import { Banner } from '../../components/banner.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { TryAgain } from '../../components/try-again.tsx';
import { Proof } from './proof/proof.tsx';
import { StartButton } from './closing/start-button.tsx';
import classes from './landing-page.module.css';

const sealed = <IconMailCheck size={20} stroke={1.5} aria-hidden="true" />;

const looks = {
  'under-way': { tone: 'info', icon: sealed, title: 'Verifying your email…' },
  verified: { tone: 'info', icon: sealed, title: 'Your email is verified.' },
  'dead-link': { tone: 'warning', title: 'This link can no longer verify your email.' },
  failed: { tone: 'warning', title: 'Your email is not verified yet: the server did not answer.' },
} as const;

/** Shown to visitors who come from the link in the verification mail. */
export function VerifiedBanner({ isSignedIn }: { isSignedIn: boolean }) {
  const verification = useEmailVerification();
  if (!verification) return null;
  const { outcome, tryAgain } = verification;

  const wayOn = (
    <ButtonLink to={isSignedIn ? pages.dashboard : '/auth'} variant="line" size="small">
      {isSignedIn ? 'Dashboard' : 'Sign in'}
    </ButtonLink>
  );
  const again = <TryAgain size="small" onClick={tryAgain} />;
  const action = { 'under-way': null, verified: wayOn, 'dead-link': wayOn, failed: again }[outcome];

  return (
    <div className={classes.place}>
      <Banner {...looks[outcome]} action={action}>
        {outcome === 'dead-link' &&
          (isSignedIn
            ? 'Request a new one from your dashboard.'
            : 'Sign in, and request a new one from your dashboard.')}
      </Banner>
    </div>
  );
}

const { noCard } = siteContent.claims;

/** `freeRequests` is what the free plan allows in a day. */
function HeroHead({ freeRequests }: { freeRequests: number }) {
  return (
    <div className={`stack items-end gap-7 one-column-tablet ${classes.head}`}>
      <h1 className="display">
        Every cold email starts at 100. <span className="block ink-3">See what yours loses.</span>
      </h1>
      <div>
        <p className={`lede ${classes.lede}`}>
          Each lost point names the words that cost it and the evidence. Then the rewrite wins back
          what is safe to change.
        </p>
        <div className="row items-center mt-5">
          <StartButton />
          <span className="small ink-2" data-for="guest">
            {noCard && `${noCard}. `}
            {countOf(freeRequests, 'AI request')} a day, free.
          </span>
        </div>
      </div>
    </div>
  );
}

type LandingPageProps = { sample: LiveScore; freeRequests: number; isSignedIn: boolean };

export function LandingPage({ sample, freeRequests, isSignedIn }: LandingPageProps) {
  return (
    <div className={`wrap ${classes.page}`}>
      <VerifiedBanner isSignedIn={isSignedIn} />
      <HeroHead freeRequests={freeRequests} />
      <Proof sample={sample} />
    </div>
  );
}
