import type { ClientReply, EmailText, FirstSight, ReplyDebrief } from '@replysmith/contract';
import { useId, useMemo, useState } from 'react';
import { countText } from '../../../lib/words.ts';
import { Button } from '../../../components/button.tsx';
import { type Highlight, useHighlight } from '../../../components/highlight.ts';
import { Tag } from '../../../components/tag.tsx';
import { ReadEmail, type NumberedRemark, numbered, numberedDebrief } from './read-email.tsx';
import { readerName } from './use-reader.ts';
import { ReaderSheet } from './reader-sheet.tsx';
import classes from './reader-reply.module.css';

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
  /** What is unfolded at first. */
  opens: Look | null;
};

export type Look = 'sight' | 'debrief';

/** A simulated reader's reply or silence, the reason, and how they read the email. */
export function ReaderReply({ text, reply, opens }: ReaderReplyProps) {
  const { email, first_sight: sight, debrief, decision, reason } = reply;
  const [look, setLook] = useState<Look | null>(opens);
  const toggle = (next: Look) => setLook(look === next ? null : next);
  return (
    <>
      <ReaderSheet who={readerName(reply.persona)}>
        {text || <span className={`ink-3 ${classes.silence}`}>No answer came.</span>}
      </ReaderSheet>
      <p className="mt-3 ink-2 measure breakable">
        <b className="ink">{decisions[decision]}</b> {reason}
        {reply.is_over && decision !== 'silence' && ' The conversation is over.'}
      </p>
      {email && (sight || debrief) && (
        <>
          <p className={`flex gap-1 ${classes.looks}`}>
            {sight && (
              <Button
                variant="quiet"
                size="small"
                aria-expanded={look === 'sight'}
                onClick={() => toggle('sight')}
              >
                First glance
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

type DebriefViewProps = { email: EmailText; debrief: ReplyDebrief };

/** The result of the conversation line by line, each highlighted in the email. */
function DebriefView({ email, debrief }: DebriefViewProps) {
  const { won, lost } = useMemo(() => numberedDebrief(debrief), [debrief]);
  const deciding = [...won, ...lost].find(({ isDeciding }) => isDeciding);
  const highlight = useHighlight(deciding?.number ?? null);
  return (
    <div className={`grid items-start mt-3 one-column-tablet ${classes.sides}`}>
      <ReadEmail email={email} remarks={[...won, ...lost]} highlight={highlight} />
      <div className="stack gap-3 size-14 line-22">
        {!debrief.deciding && <p>No particular wording decided it this time.</p>}
        <RemarkList
          title={debrief.deciding ? 'What helped' : 'What would help with others'}
          remarks={won}
          highlight={highlight}
        />
        <RemarkList
          title={debrief.deciding ? 'What hurt' : 'What would hurt with others'}
          remarks={lost}
          highlight={highlight}
        />
        <p className={`pt-2 ${classes.next}`}>
          <b>Next.</b> {debrief.next}
        </p>
      </div>
    </div>
  );
}

type FirstSightViewProps = { email: EmailText; sight: FirstSight };

/** What a stranger takes in during the first seconds, shown on the email. */
export function FirstSightView({ email, sight }: FirstSightViewProps) {
  const highlight = useHighlight();
  const remarks = useMemo(() => numbered(sight.noticed), [sight]);
  return (
    <div className={`grid items-start mt-3 one-column-tablet ${classes.sides}`}>
      <ReadEmail email={email} remarks={remarks} firstSight={sight} highlight={highlight} />
      <div className="stack gap-3 size-14 line-22">
        <p>{sentenceOf(sight)}</p>
        <RemarkList title="What they noticed" remarks={remarks} highlight={highlight} />
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

type RemarkListProps = { title: string; remarks: readonly NumberedRemark[]; highlight: Highlight };

/** Remarks that moved the reader. Pointing at one highlights its words in the email. */
function RemarkList({ title, remarks, highlight }: RemarkListProps) {
  const id = useId();
  if (remarks.length === 0) return null;
  return (
    <section>
      <h4 id={id} className={`ink-below ${classes.title}`}>
        {title}
      </h4>
      <ol aria-labelledby={id} className={classes.remarks}>
        {remarks.map(({ number, quote, place, why, isDeciding, side }) => (
          <li
            key={number}
            className={`line-below ${classes.side}`}
            data-side={side ?? undefined}
            data-highlighted={highlight.number === number || undefined}
          >
            <button
              className="grid w-full ink"
              type="button"
              aria-pressed={highlight.pinned === number}
              onPointerEnter={() => highlight.point(number)}
              onPointerLeave={() => highlight.point(null)}
              onFocus={() => highlight.point(number)}
              onBlur={() => highlight.point(null)}
              onClick={() => highlight.pin(number)}
            >
              <b>{number}</b>
              <span>
                <q className={place ? classes.quote : classes.fact}>{quote}</q>
                {isDeciding && <Tag>Decided</Tag>}
                <span className="block ink-2">
                  {place?.field === 'turn' && 'In the conversation. '}
                  {why}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
