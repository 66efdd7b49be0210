import { Section } from '../../components/section.tsx';
import { type OutcomeRates, type Rate, overdueDays } from '@replysmith/contract';
import { decidedOf, rateText, tooFew } from '../../data/rate-words.ts';
import { emailWords } from './chart.tsx';
import classes from './analytics-page.module.css';

/** What came of the emails that were sent within the range, as their writer noted it. */
export function OutcomesBlock({ outcomes }: { outcomes: OutcomeRates }) {
  const { sent, waiting, replied, meetings, reply_rate, meeting_rate } = outcomes;
  const decided = decidedOf(outcomes);
  return (
    <Section
      isDense
      title="What came of them"
      lede={`Of the emails you marked as sent in this period. An email without an answer for ${String(overdueDays)} days counts as unanswered.`}
    >
      {sent === 0 ? (
        <p className="ink-2">
          No email in this period is marked as sent. You can mark one under its result in the chat.
        </p>
      ) : (
        <>
          <p className="mb-2">
            {emailWords(sent)} sent, {decided} decided, {waiting} still waiting.
          </p>
          <dl>
            <RateLine name="Replied" {...{ hits: replied + meetings, decided, rate: reply_rate }} />
            <RateLine
              name="Led to a meeting"
              {...{ hits: meetings, decided, rate: meeting_rate }}
            />
          </dl>
          <p className="mt-1 small ink-2">
            The brackets and the wide bar show where the true rate lies 95 times out of 100.
          </p>
        </>
      )}
    </Section>
  );
}

type RateLineProps = {
  name: string;
  hits: number;
  decided: number;
  rate: Rate | null;
};

/** A rate with its confidence interval, drawn from 0 to 100 percent. */
function RateLine({ name, hits, decided, rate }: RateLineProps) {
  return (
    <div className={`dense line-above ${classes.rate}`}>
      <dt className="strong">{name}</dt>
      <dd>
        <span className={`ink-2 numbers ${classes.words}`}>
          {rate ? (
            <>
              <b className="bold">{rateText(rate)}</b> {hits} of {decided} decided emails
            </>
          ) : (
            tooFew(decided)
          )}
        </span>
        <svg
          className={`w-full mt-1 ${classes.scale}`}
          viewBox="0 0 100 12"
          preserveAspectRatio="none"
          aria-hidden
        >
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
