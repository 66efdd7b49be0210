import type { Optimization } from '@replysmith/contract';
import { Disclosure } from '../../../../ui/disclosure/disclosure.tsx';
import type { Revision } from '../choices/revise.ts';
import { FollowUpMessage } from './follow-up-message.tsx';
import { daysOf } from './follow-up.ts';
import classes from './follow-ups.module.css';
import { useFollowUps } from './use-follow-ups.ts';

type FollowUpsProps = { result: Optimization; revision: Revision };

/** What to send when nothing comes back: each email drafted from the first one's own facts. */
export function FollowUps({ result, revision }: FollowUpsProps) {
  const followUps = useFollowUps(result, revision);
  const days = daysOf(followUps);
  if (followUps.length === 0) return null;
  return (
    <section className={classes.followUps}>
      <h3 className="label">
        {result.reading?.stage === 'follow_up' ? 'After that' : 'If nothing comes back'}
      </h3>
      <ol>
        {followUps.map((followUp, index) => (
          <li key={index}>
            <FollowUpMessage followUp={followUp} day={days[index] ?? 0} />
          </li>
        ))}
      </ol>
      <div className={classes.plan}>
        <Disclosure summary="Why these gaps, and when to stop">
          <ul>
            {result.sequence_recommendations.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </section>
  );
}
