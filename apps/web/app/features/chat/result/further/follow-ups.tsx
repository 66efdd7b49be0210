import { findBlanks } from '@replysmith/coach';
import type { Optimization } from '@replysmith/contract';
import { copyText } from '../../../../lib/copy-text.ts';
import { EmailText } from '../../../../ui/changed-text/email-text.tsx';
import { CopyButton } from '../../../../ui/copy/copy-button.tsx';
import { useCopied } from '../../../../ui/copy/use-copied.ts';
import { tenths } from '../../tenths.ts';
import classes from './follow-ups.module.css';

type FollowUp = Optimization['follow_ups'][number];

/** What to send when nothing comes back: each email drafted from the first one's own facts. */
export function FollowUps({ result }: { result: Optimization }) {
  const { follow_ups: followUps, sequence_recommendations: reasons } = result;
  if (followUps.length === 0) return null;
  return (
    <section className={classes.followUps}>
      <h3 className="label">If nothing comes back</h3>
      <ol>
        {followUps.map((followUp) => (
          <li key={followUp.body}>
            <Message {...followUp} />
          </li>
        ))}
      </ol>
      <details className={classes.plan}>
        <summary>Why these gaps, and when to stop</summary>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Message({ subject, body, gap_days: days, adds, score }: FollowUp) {
  const { hasCopied, copy } = useCopied(copyText);
  return (
    <details>
      <summary>
        <span className={classes.when}>{days === 1 ? 'A day later' : `${days} days later`}</span>
        <span className={classes.adds}>{adds}</span>
        <b>{tenths(score)}</b>
      </summary>
      <p className={classes.thread}>{subject ?? 'A reply in the same thread'}</p>
      <div className={classes.body}>
        <EmailText text={body} findBlanks={findBlanks} />
      </div>
      <CopyButton size="small" hasCopied={hasCopied} onCopy={() => void copy(body)} />
    </details>
  );
}
