import { pages, paths } from '@replysmith/contract';
import { IconMailCheck } from '@tabler/icons-react';
import type { LiveScore } from '../../data/coach/answers.ts';
import { siteContent } from '../../data/site-content.ts';
import { countOf } from '../../lib/words.ts';
import { Banner } from '../../components/banner.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { TryAgain } from '../../components/try-again.tsx';
import { Proof } from './proof/proof.tsx';
import { StartButton } from './closing/start-button.tsx';
import classes from './landing-page.module.css';
import { useEffect, useState } from 'react';
import { announceSession } from '../../data/session-channel.ts';

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

type Outcome = 'verified' | 'dead-link' | 'failed';

type Verification = { outcome: Outcome | 'under-way'; tryAgain: () => void };

/**
 * The token from the link in the mail. It is removed from the address, where it could be shared or
 * logged.
 */
function takeToken(): string | null {
  const address = new URL(window.location.href);
  const token = address.searchParams.get('verify');
  if (token === null) return null;
  address.searchParams.delete('verify');
  window.history.replaceState(window.history.state, '', address);
  return token;
}

/** Without the API client, to keep the landing page light (see `data/visitor.tsx`). */
async function verifyEmail(token: string): Promise<Outcome> {
  const response = await fetch(paths.accounts.verifyEmail, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  // Unless the body is cancelled, the connection stays busy.
  await response.body?.cancel();
  if (response.ok) return 'verified';
  const isRefused = response.status === 400 || response.status === 422;
  return isRefused ? 'dead-link' : 'failed';
}

/** Verifies visitors who come from the verification mail; null for everybody else. */
function useEmailVerification(): Verification | null {
  const [verification, setVerification] = useState<Verification | null>(null);

  useEffect(() => {
    const token = takeToken();
    if (token === null) return;
    const attempt = async () => {
      const tryAgain = () => void attempt();
      setVerification({ outcome: 'under-way', tryAgain });
      const outcome = await verifyEmail(token).catch(() => 'failed' as const);
      if (outcome === 'verified') announceSession('verified');
      setVerification({ outcome, tryAgain });
    };
    void attempt();
  }, []);

  return verification;
}
