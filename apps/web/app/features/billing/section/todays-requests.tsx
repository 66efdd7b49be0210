import { useUntilReset } from '../../../data/daily-reset/use-until-reset.ts';
import { useTodaysRequests } from '../../../data/ai-requests.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { RuledBlock } from '../../../ui/ruled-block/ruled-block.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { RequestTable } from './request-table.tsx';

/** What each request of today was for, and whether it counted. */
export function TodaysRequests() {
  const { data, error, refetch, isFetching } = useTodaysRequests();
  const untilReset = useUntilReset();
  return (
    <RuledBlock
      title="What was counted today"
      lede={
        <>
          An optimization counts once it is answered. Questions and simulated replies are free, and
          what fails is given back. {untilReset && `${untilReset}.`}
        </>
      }
    >
      {data ? (
        <RequestTable requests={data.today} isCut={data.isCut} />
      ) : error ? (
        <Banner
          tone="danger"
          title="Today’s requests could not be loaded."
          action={
            <Button variant="line" size="small" isBusy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Banner>
      ) : (
        <Skeleton label="Loading today’s requests..." />
      )}
    </RuledBlock>
  );
}
