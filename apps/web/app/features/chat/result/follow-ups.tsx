import type { JudgedFollowUps } from '@replysmith/coach';
import { findBlanks } from '@replysmith/coach/light';
import type { EmailText, Optimization } from '@replysmith/contract';
import { useMemo } from 'react';
import { EmailText as ShownEmailText } from '../../../components/changed-words.tsx';
import { Disclosure } from '../../../components/disclosure.tsx';
import { foldLines, signedPoints } from '../../../components/ledger.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { TryAgain } from '../../../components/try-again.tsx';
import { tenths } from '../../../lib/words.ts';
import { ExportActions } from '../export/export-actions.tsx';
import { useSessionTitle } from '../messages/api.ts';
import { useRecipient } from '../messages/sent-emails.ts';
import { SaveTemplate } from '../save-template/save-template.tsx';
import { useSaving } from '../save-template/use-saving.ts';
import type { FollowUp, Revision } from '../../../data/coach/answers.ts';
import { useCoachAnswer } from '../../../data/coach/use-coach.ts';
import type { ResultParts } from './result-parts.tsx';
import classes from './follow-ups.module.css';

type JudgedFollowUp = JudgedFollowUps['followUps'][number];

const most = 4;

/** Such as "Judged as a follow-up, it loses: The ask −1.4, Relevance −0.3." */
function FollowUpLines({ lines }: Pick<JudgedFollowUp, 'lines'>) {
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
  followUp: JudgedFollowUp;
  /** Such as "After 3 days". */
  wait: string;
  day: number;
  recipient: string;
};

/** One follow-up: when to send it, what it adds, its score, and the text, which unfolds. */
function FollowUpMessage({ id, followUp, wait, day, recipient }: FollowUpMessageProps) {
  const { subject, body, adds, firstLine, score, lines } = followUp;
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
              <ShownEmailText text={firstLine} findBlanks={findBlanks} />
            </span>
            <span className="block ink-3">{adds}</span>
          </span>
          <span className={`ink-3 numbers ${classes.score}`}>
            <b>{tenths(score)}</b> of 10
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
        <FollowUpExport id={id} email={{ subject, body }} day={day} recipient={recipient} />
      </div>
    </Disclosure>
  );
}

type FollowUpOutsProps = {
  /** Its id among everything that can be saved. */
  id: string;
  email: EmailText;
  /** The number of days after the first email. */
  day: number;
  /** Of the first email. */
  recipient: string;
};

/** The ways to export a follow-up. */
function FollowUpExport({ id, email, day, recipient }: FollowUpOutsProps) {
  const title = `${useSessionTitle()}, day ${String(day)}`;
  const { open } = useSaving();
  return (
    <div className="min-w-0 w-full">
      <ExportActions {...{ email, title, recipient }} look="line" onSave={() => open(id)} />
      <SaveTemplate what={id} email={email} title={title} stage="follow_up" />
    </div>
  );
}

type FollowUpsProps = Pick<ResultParts, 'id' | 'result' | 'revision'>;

/** What to send without a reply: emails drafted from the facts of the first one. */
export function FollowUps({ id, result, revision }: FollowUpsProps) {
  const { judged, retry } = useFollowUps(result, revision);
  const recipient = useRecipient(id);
  if (!judged) {
    return (
      <section className={`min-w-0 ${classes.followUps}`} aria-busy={retry === null}>
        {retry ? <NotDrafted onRetry={retry} /> : <Skeleton label="Drafting follow-ups..." />}
      </section>
    );
  }
  const { followUps, addressee, isLast } = judged;
  const days = sendingDays(followUps);
  const condition = conditionWords(addressee, result.reading?.stage === 'follow_up');
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
              recipient={recipient}
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

/** Such as "If no answer comes from Tom". */
export function conditionWords(addressee: string | null, isFollowUp: boolean): string {
  const from = addressee === null ? '' : ` from ${addressee}`;
  return `If no answer comes${from}${isFollowUp ? ' to this one either' : ''}`;
}

function NotDrafted({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="row items-center justify-between small ink-2" role="status">
      The follow-ups could not be drafted.
      <TryAgain size="small" onClick={onRetry} />
    </p>
  );
}

/** The follow-ups of the email as it was proposed; null where the coach has to judge them. */
export function storedFollowUps(result: Optimization): JudgedFollowUps | null {
  const { as_proposed: proposed, follow_ups } = result;
  if (!proposed) return null;
  return {
    followUps: follow_ups.map((followUp) => ({ ...followUp, firstLine: followUp.first_line })),
    addressee: proposed.addressee,
    isLast: proposed.is_last,
  };
}

/** The follow-ups of the email with the writer's choices applied. */
function useFollowUps(result: Optimization, { subject, body }: Revision) {
  const followed = useMemo(() => {
    const { optimized_email: proposed, reading, follow_ups } = result;
    const isAsProposed = subject === proposed.subject && body === proposed.body;
    return { email: { subject, body }, reading, stored: isAsProposed ? follow_ups : null };
  }, [result, subject, body]);
  const known = { answer: followed.stored && storedFollowUps(result), isWhole: true };
  const { answer, hasFailed, retry } = useCoachAnswer('followUps', followed, known);
  return {
    judged: answer,
    /**
     * Drafts them again after a failure; until then the follow-ups of the earlier email are shown.
     */
    retry: hasFailed ? retry : null,
  };
}

/** The days after the first email on which the follow-ups are sent. */
export function sendingDays(followUps: readonly Pick<FollowUp, 'day' | 'gap_days'>[]): number[] {
  let passed = 0;
  return followUps.map(({ day, gap_days: gap }) => (passed = day ?? passed + gap));
}
