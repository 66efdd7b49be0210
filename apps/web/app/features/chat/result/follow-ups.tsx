import {
  type LedgerLine,
  type Score,
  endsTheMatter,
  findBlanks,
  parseEmail,
  score,
} from '@replysmith/coach';
import type { EmailReading, EmailText, Optimization } from '@replysmith/contract';
import { useEffect, useMemo, useState } from 'react';
import { EmailText as ShownEmailText } from '../../../components/changed-words.tsx';
import { Disclosure } from '../../../components/disclosure.tsx';
import { foldLines, signedPoints } from '../../../components/ledger.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { TryAgain } from '../../../components/try-again.tsx';
import { tenths } from '../../../lib/words.ts';
import { ExportActions } from '../export/export-actions.tsx';
import { useSessionTitle } from '../messages/api.ts';
import { SaveTemplate } from '../save-template/save-template.tsx';
import { useSaving } from '../save-template/use-save-form.ts';
import type { Revision } from '../changes/revise.ts';
import type { FollowUp } from './draft-follow-ups.ts';
import type { ResultParts } from './result-parts.tsx';
import classes from './follow-ups.module.css';

const most = 4;

/** Such as "Judged as a follow-up, it loses: The ask −1.4, Relevance −0.3." */
function FollowUpLines({ lines }: { lines: readonly LedgerLine[] }) {
  if (lines.length === 0)
    return (
      <p className={`small ink-2 pretty ${classes.lost}`}>Judged as a follow-up: nothing lost.</p>
    );
  const { shown, folded } = foldLines(lines, most);
  const rest = folded.reduce((sum, { points }) => sum + points, 0);
  const parts = [
    ...shown.map(({ name, points }) => ({ name, points })),
    ...(folded.length > 0 ? [{ name: `${String(folded.length)} more`, points: rest }] : []),
  ];
  return (
    <p className={`small ink-2 pretty ${classes.lost}`}>
      Judged as a follow-up, it loses:{' '}
      {parts.map(({ name, points }, at) => (
        <span className="one-line" key={name}>
          {name} <b>{signedPoints(points, tenths)}</b>
          {at < parts.length - 1 ? ', ' : '.'}
        </span>
      ))}
    </p>
  );
}

type FollowUpMessageProps = {
  /** Its id among everything that can be saved. */
  id: string;
  followUp: FollowUp;
  /** Such as "After 3 days". */
  wait: string;
  day: number;
  /** The subject of the first email. */
  thread: string | null;
  profile: EmailReading['profile'] | undefined;
};

/** One follow-up: when to send it, what it adds, its score, and the text, which unfolds. */
function FollowUpMessage(props: FollowUpMessageProps) {
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
        <span className={`grid items-start grow small pretty ${classes.line}`}>
          <span className={`grid ink-3 numbers ${classes.wait}`}>
            <b className="size-14 line-22">{wait}</b>
            <span>Day {day}</span>
          </span>
          <span className={`min-w-0 ${classes.what}`}>
            <span className={`block ink ${classes.first}`}>
              <ShownEmailText text={line} findBlanks={findBlanks} />
            </span>
            <span className="block ink-3">{adds}</span>
          </span>
          <span className={`ink-3 numbers ${classes.score}`}>
            <b>{tenths(value)}</b> of 10
          </span>
        </span>
      }
    >
      <div className={`stack justify-items-start gap-3 ${classes.message}`}>
        <Sheet>
          <p className={`small ink-3 line-below ${classes.thread}`}>
            {subject ?? 'A reply in the same thread'}
          </p>
          <div className={`letter pre-wrap ${classes.body}`}>
            <ShownEmailText text={body} findBlanks={findBlanks} />
          </div>
        </Sheet>
        <FollowUpLines lines={lines} />
        <FollowUpExport id={id} email={{ subject, body }} day={day} />
      </div>
    </Disclosure>
  );
}

/** The first sentence after the greeting; the whole body where that is not clear. */
export function firstLine({ subject, body }: Pick<FollowUp, 'subject' | 'body'>): string {
  const [first] = parseEmail({ subject, body }).sentences;
  return (first?.text ?? body).replaceAll(/\s+/gu, ' ').trim();
}

/**
 * The coach's score of a follow-up, in the thread of the first email unless it has its own subject.
 */
function followUpScore(
  { subject, body }: Pick<FollowUp, 'subject' | 'body'>,
  opener: string | null,
  profile: EmailReading['profile'] | undefined,
): Score {
  const thread = opener === null ? null : `Re: ${opener}`;
  return score({ subject: subject ?? thread, body, stage: 'follow_up', profile });
}

type FollowUpOutsProps = {
  /** Its id among everything that can be saved. */
  id: string;
  email: EmailText;
  /** The number of days after the first email. */
  day: number;
};

/** The ways to export a follow-up. */
function FollowUpExport({ id, email, day }: FollowUpOutsProps) {
  const title = `${useSessionTitle()}, day ${String(day)}`;
  const { open } = useSaving();
  return (
    <div className="min-w-0 w-full">
      <ExportActions email={email} title={title} look="line" onSave={() => open(id)} />
      <SaveTemplate what={id} email={email} title={title} stage="follow_up" />
    </div>
  );
}

type FollowUpsProps = Pick<ResultParts, 'id' | 'result' | 'revision'>;

/** What to send without a reply: emails drafted from the facts of the first one. */
export function FollowUps({ id, result, revision }: FollowUpsProps) {
  const { followUps, retry } = useFollowUps(result, revision);
  const days = sendingDays(followUps);
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
      <section className={`min-w-0 ${classes.followUps}`}>
        <h3 className="label">{condition}</h3>
        <p className={`small ${classes.none}`}>{none}</p>
      </section>
    );
  return (
    <section className={`min-w-0 ${classes.followUps}`}>
      <h3 className="label">{condition}</h3>
      {retry && (
        <p className={`row items-center justify-between small ${classes.outdated}`} role="status">
          These still follow the email as it was before your last change: they could not be updated.
          <TryAgain size="small" onClick={retry} />
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
      <div className={`small ${classes.plan}`}>
        <Disclosure summary="Why these gaps, and when to stop">
          <ul className="grid mt-1 ink-2 gap-1">
            {result.sequence_recommendations.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </section>
  );
}

/** When to send it: "After 3 days", then "6 days later". */
function waitWords(days: number, isFirst: boolean): string {
  const count = days === 1 ? '1 day' : `${String(days)} days`;
  return isFirst ? `After ${count}` : `${count} later`;
}

/** Such as "If no answer comes from Tom"; the name is taken from the greeting, if there is one. */
export function conditionWords(email: EmailText, isFollowUp: boolean): string {
  const name = parseEmail(email).addressee?.text;
  const from = name === undefined ? '' : ` from ${name}`;
  return `If no answer comes${from}${isFollowUp ? ' to this one either' : ''}`;
}

/**
 * The follow-ups of the email with the writer's choices applied. The code that drafts them is
 * loaded when needed.
 */
function useFollowUps(result: Optimization, { subject, body }: Revision) {
  const { optimized_email: proposed, reading } = result;
  const isAsProposed = subject === proposed.subject && body === proposed.body;
  const [drafted, setDrafted] = useState<readonly FollowUp[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (isAsProposed) return;
    let isStale = false;
    import('./draft-follow-ups.ts').then(
      ({ draftFollowUps }) => {
        if (isStale) return;
        const { stage, profile } = reading ?? {};
        setFailed(false);
        setDrafted(draftFollowUps({ subject, body, stage, profile }));
      },
      () => {
        if (!isStale) setFailed(true);
      },
    );
    return () => {
      isStale = true;
    };
  }, [isAsProposed, subject, body, reading, attempts]);

  return {
    followUps: isAsProposed ? result.follow_ups : (drafted ?? result.follow_ups),
    /**
     * Drafts them again after a failure; until then the follow-ups of the earlier email are shown.
     */
    retry: hasFailed && !isAsProposed ? () => setAttempts(attempts + 1) : null,
  };
}

/** The days after the first email on which the follow-ups are sent. */
export function sendingDays(followUps: readonly Pick<FollowUp, 'day' | 'gap_days'>[]): number[] {
  let passed = 0;
  return followUps.map(({ day, gap_days: gap }) => (passed = day ?? passed + gap));
}
