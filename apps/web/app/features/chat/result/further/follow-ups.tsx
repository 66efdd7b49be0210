import { endsTheMatter, parseEmail } from '@replysmith/coach';
import { useMemo } from 'react';
import { Disclosure } from '../../../../ui/disclosure/disclosure.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import type { ResultParts } from '../result-parts.ts';
import { conditionWords } from './condition-words.ts';
import { FollowUpMessage } from './follow-up-message.tsx';
import { daysOf } from './follow-up.ts';
import classes from './follow-ups.module.css';
import { useFollowUps } from './use-follow-ups.ts';
import { waitWords } from './wait-words.ts';

type FollowUpsProps = Pick<ResultParts, 'id' | 'result' | 'revision'>;

/** What to send when nothing comes back: each email drafted from the first one's own facts. */
export function FollowUps({ id, result, revision }: FollowUpsProps) {
  const { followUps, retry } = useFollowUps(result, revision);
  const days = daysOf(followUps);
  const { stage, profile } = result.reading ?? {};
  const { subject, body } = revision;
  const condition = useMemo(
    () => conditionWords({ subject, body }, stage === 'follow_up'),
    [subject, body, stage],
  );
  const isLast = useMemo(
    () => endsTheMatter(parseEmail({ subject, body, stage, profile })),
    [subject, body, stage, profile],
  );
  const none = isLast
    ? 'This is your last note, so nothing should follow it.'
    : followUps.length === 0
      ? result.sequence_recommendations[0]
      : null;
  if (none !== null)
    return none === undefined ? null : (
      <section className={classes.followUps}>
        <h3 className="label">{condition}</h3>
        <p className={classes.none}>{none}</p>
      </section>
    );
  return (
    <section className={classes.followUps}>
      <h3 className="label">{condition}</h3>
      {retry && (
        <p className={classes.outdated} role="status">
          These follow the email as it was before your last change: what drafts them could not be
          loaded.
          <Button variant="line" size="small" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
      <ol>
        {followUps.map((followUp, index) => (
          <li key={index}>
            <FollowUpMessage
              id={`${id}.${String(index + 1)}`}
              followUp={followUp}
              wait={waitWords(followUp.gap_days, index === 0)}
              day={days[index] ?? 0}
              thread={subject}
              profile={profile}
            />
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
