import type { Rate } from '@replysmith/contract';
import classes from './outcomes-block.module.css';
import { rateText, tooFew } from '../../../data/outcomes/rate-words.ts';

type RateLineProps = {
  name: string;
  hits: number;
  decided: number;
  rate: Rate | null;
};

/** A rate with the span that the true one lies in, drawn from 0 to 100 percent. */
export function RateLine({ name, hits, decided, rate }: RateLineProps) {
  return (
    <div className={classes.rate}>
      <dt>{name}</dt>
      <dd>
        <span className={classes.words}>
          {rate ? (
            <>
              <b>{rateText(rate)}</b> {hits} of {decided} decided emails
            </>
          ) : (
            tooFew(decided)
          )}
        </span>
        <svg className={classes.scale} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden>
          <line className={classes.whole} x1={0} x2={100} y1={6} y2={6} />
          {rate && (
            <>
              <rect
                className={classes.span}
                {...{ x: rate.low * 100, y: 3, width: (rate.high - rate.low) * 100, height: 6 }}
              />
              <rect className={classes.share} {...{ x: rate.share * 100 - 0.4, y: 0 }} />
            </>
          )}
        </svg>
      </dd>
    </div>
  );
}
