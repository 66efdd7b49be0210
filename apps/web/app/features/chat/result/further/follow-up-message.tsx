import { findBlanks } from '@replysmith/coach';
import { EmailText } from '../../../../ui/changed-text/email-text.tsx';
import { Disclosure } from '../../../../ui/disclosure/disclosure.tsx';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import { FollowUpOuts } from '../../out/follow-up-outs.tsx';
import { useMemo } from 'react';
import { firstLine } from './first-line.ts';
import type { FollowUp } from './follow-up.ts';
import classes from './follow-ups.module.css';

type FollowUpMessageProps = {
  /** Names it among all that can be saved. */
  id: string;
  followUp: FollowUp;
  day: number;
};

/** One follow-up: its day and what it adds, and the email itself behind. */
export function FollowUpMessage({ id, followUp, day }: FollowUpMessageProps) {
  const { subject, body, adds } = followUp;
  const line = useMemo(() => firstLine({ subject, body }), [subject, body]);
  return (
    <Disclosure
      summary={
        <span className={classes.line}>
          <b>Day {day}</b>
          <span>
            <span className={classes.first}>
              <EmailText text={line} findBlanks={findBlanks} />
            </span>
            <span className={classes.adds}>{adds}</span>
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
        <FollowUpOuts id={id} email={{ subject, body }} day={day} />
      </div>
    </Disclosure>
  );
}
