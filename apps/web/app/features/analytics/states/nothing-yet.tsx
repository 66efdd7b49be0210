import { pages } from '@replysmith/contract';
import { useProfile } from '../../../data/profile/profile.ts';
import { useSignedInUser } from '../../../data/session/session.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import pageClasses from '../analytics-page.module.css';
import { EmailsChart } from '../charts/emails-chart.tsx';
import { sampleDays } from '../charts/sample-days.ts';
import { ScoresChart } from '../charts/scores-chart.tsx';

type NothingYetProps = {
  isShort: boolean;
  /** Emails were sent all the same, and stand above. */
  hasSent: boolean;
  onShowMonth: () => void;
};

/** For days without an email: the way to the first one, or to more days. */
export function NothingYet({ isShort, hasSent, onShowMonth }: NothingYetProps) {
  const { id } = useSignedInUser();
  const { data: profile } = useProfile(id);
  if (profile?.first_optimization_completed) {
    return (
      <EmptyState
        title="No email optimized in these days"
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
        Choose other days above, or have an email optimized: it counts from then on. One that was
        written from a campaign counts when it is marked as sent.
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
        Every email that you have optimized is counted here, with its score before and after; one
        that was written from a campaign, when it is marked as sent. Below is a made-up week, to
        show how that will look.
      </EmptyState>
      <div className={pageClasses.pair}>
        <EmailsChart days={sampleDays} isSample />
        <ScoresChart days={sampleDays} isSample />
      </div>
    </>
  );
}
