import type { LiveScore } from '../../data/live-score/live-score.ts';
import { HeroHead } from './hero-head.tsx';
import classes from './landing-page.module.css';
import { Proof } from './proof/proof.tsx';
import { VerifiedBanner } from './verified-banner.tsx';

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
