import { findBlanks } from '@replysmith/coach';
import type { EmailReading } from '@replysmith/contract';
import { useMemo } from 'react';
import { tenths } from '../../../../lib/words/tenths.ts';
import { EmailText } from '../../../../ui/changed-text/email-text.tsx';
import { Disclosure } from '../../../../ui/disclosure/disclosure.tsx';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import { FollowUpOuts } from '../../out/follow-up-outs.tsx';
import { firstLine } from './first-line.ts';
import { FollowUpLines } from './follow-up-lines.tsx';
import { followUpScore } from './follow-up-score.ts';
import type { FollowUp } from './follow-up.ts';
import classes from './follow-ups.module.css';

type FollowUpMessageProps = {
  /** Names it among all that can be saved. */
  id: string;
  followUp: FollowUp;
  /** "After 3 days" */
  wait: string;
  day: number;
  /** The subject of the email that it follows. */
  thread: string | null;
  profile: EmailReading['profile'] | undefined;
};

/** One follow-up: when it is sent, what it adds and scores, and the email itself behind. */
export function FollowUpMessage(props: FollowUpMessageProps) {
  const { id, followUp, wait, day, thread, profile } = props;
  const { subject, body, adds } = followUp;
  const line = useMemo(() => firstLine({ subject, body }), [subject, body]);
  const { value, lines } = useMemo(
    () => followUpScore({ subject, body }, thread, profile),
    [subject, body, thread, profile],
  );
  return (
    <Disclosure
      summary={
        <span className={classes.line}>
          <span className={classes.wait}>
            <b>{wait}</b>
            <span>Day {day}</span>
          </span>
          <span className={classes.what}>
            <span className={classes.first}>
              <EmailText text={line} findBlanks={findBlanks} />
            </span>
            <span className={classes.adds}>{adds}</span>
          </span>
          <span className={classes.score}>
            <b>{tenths(value)}</b> of 10
          </span>
        </span>
      }
    >
      <div className={classes.message}>
        <Sheet>
          <p className={classes.thread}>{subject ?? 'A reply in the same thread'}</p>
          <div className={`letter ${classes.body}`}>
            <EmailText text={body} findBlanks={findBlanks} />
          </div>
        </Sheet>
        <FollowUpLines lines={lines} />
        <FollowUpOuts id={id} email={{ subject, body }} day={day} />
      </div>
    </Disclosure>
  );
}
