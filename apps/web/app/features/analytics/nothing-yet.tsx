import { pages } from '@replysmith/contract';
import { Button, ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useProfile } from '../../data/profile.ts';
import { useSignedInUser } from '../../data/session.ts';
import type { Day } from './chart.tsx';
import { EmailsChart, ScoresChart } from './charts.tsx';
import pageClasses from './analytics-page.module.css';

const made: readonly (readonly [day: string, emails: number, before: number, after: number])[] = [
  ['Mon', 2, 54, 86],
  ['Tue', 4, 58, 88],
  ['Wed', 0, 0, 0],
  ['Thu', 3, 61, 91],
  ['Fri', 5, 66, 90],
  ['Sat', 0, 0, 0],
  ['Sun', 1, 70, 93],
];

/** A made-up week to show what the charts will look like; always labelled as a sample. */
const sampleDays: readonly Day[] = made.map(([day, optimizations, before, after], index) => ({
  ...{ date: `2026-01-0${String(index + 5)}`, day, optimizations },
  averageOriginal: optimizations > 0 ? before : null,
  averageOptimized: optimizations > 0 ? after : null,
}));

type NothingYetProps = {
  isShort: boolean;
  /** Emails were sent nevertheless, and are shown above. */
  hasSent: boolean;
  onShowMonth: () => void;
};

/** For days without an email: a link to the first one, or to more days. */
export function NothingYet({ isShort, hasSent, onShowMonth }: NothingYetProps) {
  const { id } = useSignedInUser();
  const { data: profile } = useProfile(id);
  if (profile?.first_optimization_completed) {
    return (
      <EmptyState
        title="No email optimized in this period"
        action={
          isShort ? (
            <Button variant="line" onClick={onShowMonth}>
              Show the last 30 days
            </Button>
          ) : (
            <ButtonLink variant="line" to={pages.chat}>
              Optimize an email
            </ButtonLink>
          )
        }
      >
        Choose other dates above, or optimize an email. One written from a campaign counts once it
        is marked as sent.
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState
        title={hasSent ? 'No email optimized yet' : 'Nothing to count yet'}
        action={
          <ButtonLink variant="ember" to={pages.chat}>
            Optimize an email
          </ButtonLink>
        }
      >
        Every email you optimize is counted here, with its score before and after; one written from
        a campaign, once it is marked as sent. Below is a made-up week to show how that looks.
      </EmptyState>
      <div className={`stack gap-7 one-column-tablet two-columns ${pageClasses.pair}`}>
        <EmailsChart days={sampleDays} isSample />
        <ScoresChart days={sampleDays} isSample />
      </div>
    </>
  );
}
