import { siteContent } from '../../data/site-content.ts';
import classes from './hero-head.module.css';
import { StartButton } from './start-button.tsx';

const { noCard } = siteContent.claims;

export function HeroHead({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <div className={classes.head}>
      <h1 className="display">
        Every cold email starts at 100. <span className={classes.then}>See what yours loses.</span>
      </h1>
      <div>
        <p className={`lede ${classes.lede}`}>
          Each lost point names the words that cost it, the reason, and the evidence behind it.
        </p>
        <div className={classes.actions}>
          <StartButton isSignedIn={isSignedIn} />
          <span className="small ink-2">{noCard && `${noCard}. `}Scoring here is free.</span>
        </div>
      </div>
    </div>
  );
}
