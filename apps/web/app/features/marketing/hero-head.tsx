import { pages } from '@replysmith/contract';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import classes from './hero-head.module.css';

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
          <ButtonLink to={isSignedIn ? pages.dashboard : '/signup?plan=free'}>
            Start free
          </ButtonLink>
          <span className="small ink-2">No card needed. Scoring here is free.</span>
        </div>
      </div>
    </div>
  );
}
