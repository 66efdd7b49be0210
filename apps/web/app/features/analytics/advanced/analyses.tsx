import { useAdvancedAnalytics } from '../../../data/analytics/advanced-analytics.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useAnalyticsView } from '../view/use-analytics-view.ts';
import { IndustryBlock } from './industries/industry-block.tsx';
import { PredictionBlock } from './prediction/prediction-block.tsx';
import { RuleBlock } from './rules/rule-block.tsx';

/** What each rule cost, whether the score predicts replies, and the industries. */
export function Analyses() {
  const { range } = useAnalyticsView();
  const { data, error, refetch } = useAdvancedAnalytics(range);
  if (!data) {
    if (!error) return <Skeleton label="Loading advanced analytics..." />;
    return (
      <EmptyState
        title="Advanced analytics could not be loaded"
        action={
          <Button variant="line" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {error.message}
      </EmptyState>
    );
  }
  return (
    <>
      <PredictionBlock prediction={data.prediction} range={data.range} />
      <RuleBlock rules={data.rules} range={data.range} />
      <IndustryBlock industries={data.industries} range={data.range} />
    </>
  );
}
