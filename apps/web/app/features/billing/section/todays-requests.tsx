import { useUntilReset } from '../../../data/daily-reset/use-until-reset.ts';
import { useTodaysRequests } from '../../../data/ai-requests.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { RequestTable } from './request-table.tsx';
import classes from './plan-block.module.css';

/** What each request of today was for, and whether it counted. */
export function TodaysRequests() {
  const { data, error, refetch, isFetching } = useTodaysRequests();
  const untilReset = useUntilReset();
  return (
    <section aria-labelledby="todays-requests">
      <h2 id="todays-requests" className="subhead">
        What was counted today
      </h2>
      <p className={classes.note}>
        An optimization counts once it is answered. Questions and simulated replies are free, and
        what fails is given back. {untilReset && `${untilReset}.`}
      </p>
      {data ? (
        <RequestTable requests={data.today} isCut={data.isCut} />
      ) : error ? (
        <div role="alert">
          <p className={classes.note}>{error.message}</p>
          <Button variant="line" size="small" isBusy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      ) : (
        <Skeleton label="Loading today’s requests..." />
      )}
    </section>
  );
}
