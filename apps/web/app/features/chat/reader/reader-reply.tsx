import type { ClientReply } from '@replysmith/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { DebriefView } from './debrief-view.tsx';
import { FirstSightView } from './first-sight-view.tsx';
import { readerName } from './reader-of.ts';
import classes from './reader-reply.module.css';
import { ReaderSheet } from './reader-sheet.tsx';

const decisions: Readonly<Record<ClientReply['decision'], string>> = {
  yes: 'They say yes.',
  question: 'They want to know more.',
  not_now: 'Not now.',
  no: 'They say no.',
  silence: 'They do not answer.',
};

type ReaderReplyProps = {
  text: string;
  reply: ClientReply;
  /** What lies open at first. */
  opens: Look | null;
};

export type Look = 'sight' | 'debrief';

/** A simulated reader's reply or silence, why, and the ways to look back on what they read. */
export function ReaderReply({ text, reply, opens }: ReaderReplyProps) {
  const { email, first_sight: sight, debrief, decision, reason } = reply;
  const [look, setLook] = useState<Look | null>(opens);
  const toggle = (next: Look) => setLook(look === next ? null : next);
  return (
    <>
      <ReaderSheet who={readerName(reply.persona)}>
        {text || <span className={classes.silence}>No answer came.</span>}
      </ReaderSheet>
      <p className={classes.why}>
        <b>{decisions[decision]}</b> {reason}
        {reply.is_over && decision !== 'silence' && ' The conversation is over.'}
      </p>
      {email && (sight || debrief) && (
        <>
          <p className={classes.looks}>
            {sight && (
              <Button
                variant="quiet"
                size="small"
                aria-expanded={look === 'sight'}
                onClick={() => toggle('sight')}
              >
                First sight
              </Button>
            )}
            {debrief && (
              <Button
                variant="quiet"
                size="small"
                aria-expanded={look === 'debrief'}
                onClick={() => toggle('debrief')}
              >
                Debrief
              </Button>
            )}
          </p>
          {look === 'sight' && sight && <FirstSightView email={email} sight={sight} />}
          {look === 'debrief' && debrief && <DebriefView email={email} debrief={debrief} />}
        </>
      )}
    </>
  );
}
