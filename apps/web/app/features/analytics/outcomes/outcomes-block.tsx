import { overdueDays, type OutcomeRates } from '@replysmith/contract';
import { emailWords } from '../charts/day.ts';
import { PageBlock } from '../page-block.tsx';
import classes from './outcomes-block.module.css';
import { RateLine } from './rate-line.tsx';
import { decidedOf } from '../../../data/outcomes/rate-words.ts';

/** What came of the emails that were sent within the range, as their writer noted it. */
export function OutcomesBlock({ outcomes }: { outcomes: OutcomeRates }) {
  const { sent, waiting, replied, meetings, reply_rate, meeting_rate } = outcomes;
  const decided = decidedOf(outcomes);
  return (
    <PageBlock
      title="What came of them"
      lede={`Of the emails that you marked as sent within these days. Without an answer for ${String(overdueDays)} days an email counts as unanswered.`}
    >
      {sent === 0 ? (
        <p className="ink-2">
          No email of these days is marked as sent. You can mark one under its result in the chat.
        </p>
      ) : (
        <>
          <p className={classes.counts}>
            {emailWords(sent)} sent, {decided} decided, {waiting} still waiting.
          </p>
          <dl>
            <RateLine name="Replied" {...{ hits: replied + meetings, decided, rate: reply_rate }} />
            <RateLine
              name="Led to a meeting"
              {...{ hits: meetings, decided, rate: meeting_rate }}
            />
          </dl>
          <p className={classes.small}>
            In brackets, and as the wide bar: where the true rate lies, 95 times of 100.
          </p>
        </>
      )}
    </PageBlock>
  );
}
