import { siteContent } from '../../data/site-content.ts';
import { countOf } from '../../lib/words/count-in-words.ts';
import classes from './hero-head.module.css';
import { StartButton } from './start-button.tsx';

const { noCard } = siteContent.claims;

/** `freeRequests` is what the free plan allows in a day. */
export function HeroHead({ freeRequests }: { freeRequests: number }) {
  return (
    <div className={classes.head}>
      <h1 className="display">
        Every cold email starts at 100. <span className={classes.then}>See what yours loses.</span>
      </h1>
      <div>
        <p className={`lede ${classes.lede}`}>
          Each lost point names the words that cost it and the evidence. Then the rewrite wins back
          what is safe to change.
        </p>
        <div className={classes.actions}>
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
