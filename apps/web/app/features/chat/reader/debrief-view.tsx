import type { EmailText, ReplyDebrief } from '@replysmith/contract';
import { useMemo } from 'react';
import { useLit } from '../../../ui/lit/use-lit.ts';
import classes from './look-back.module.css';
import { numberedDebrief } from './remarks/numbered-remarks.ts';
import { ReadEmail } from './read-email.tsx';
import { RemarkList } from './remarks/remark-list.tsx';

type DebriefViewProps = { email: EmailText; debrief: ReplyDebrief };

/** What the conversation came to, line by line, with the lines lit in the email that was read. */
export function DebriefView({ email, debrief }: DebriefViewProps) {
  const { won, lost } = useMemo(() => numberedDebrief(debrief), [debrief]);
  const deciding = [...won, ...lost].find(({ isDeciding }) => isDeciding);
  const lit = useLit(deciding?.number ?? null);
  return (
    <div className={classes.sides}>
      <ReadEmail email={email} remarks={[...won, ...lost]} lit={lit} />
      <div className={classes.says}>
        {!debrief.deciding && <p>No wording decided this time.</p>}
        <RemarkList
          title={debrief.deciding ? 'What won' : 'What would win others'}
          remarks={won}
          lit={lit}
        />
        <RemarkList
          title={debrief.deciding ? 'What lost' : 'What would cost elsewhere'}
          remarks={lost}
          lit={lit}
        />
        <p className={classes.next}>
          <b>Next.</b> {debrief.next}
        </p>
      </div>
    </div>
  );
}
