import type { EmailText, FirstSight } from '@replysmith/contract';
import { useMemo } from 'react';
import { useLit } from '../../../ui/lit/use-lit.ts';
import { countText } from '../../../lib/words/count-text.ts';
import classes from './look-back.module.css';
import { numbered } from './remarks/numbered-remarks.ts';
import { ReadEmail } from './read-email.tsx';
import { RemarkList } from './remarks/remark-list.tsx';

type FirstSightViewProps = { email: EmailText; sight: FirstSight };

/** What a stranger takes in during the first seconds, laid over the email. */
export function FirstSightView({ email, sight }: FirstSightViewProps) {
  const lit = useLit();
  const remarks = useMemo(() => numbered(sight.noticed), [sight]);
  return (
    <div className={classes.sides}>
      <ReadEmail email={email} remarks={remarks} seen={sight} lit={lit} />
      <div className={classes.says}>
        <p>{sentenceOf(sight)}</p>
        <RemarkList title="What they noticed" remarks={remarks} lit={lit} />
      </div>
    </div>
  );
}

function sentenceOf({ seconds, unread, is_ask_seen: isAskSeen }: FirstSight): string {
  const rest =
    unread === 0
      ? 'they read every word.'
      : `${unread === 1 ? 'one word' : `${countText(unread)} words`} stayed unread, paler here.`;
  const ask =
    isAskSeen === null
      ? 'Nothing is asked of them.'
      : isAskSeen
        ? 'They saw what you ask for.'
        : 'They did not reach what you ask for.';
  return `In ${countText(Math.max(1, Math.round(seconds)))} seconds ${rest} ${ask}`;
}
