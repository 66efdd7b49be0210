import { useSendWeeklyReport } from '../../../data/weekly-report.ts';
import { explainFailure } from '../../../lib/wire/explain-failure.ts';
import { Button } from '../../../ui/button/button.tsx';

/** Shows what the report is like, with one's own last seven days. */
export function SendReportNow() {
  const { mutate, data, error, isPending } = useSendWeeklyReport();
  return (
    <div>
      <Button variant="line" size="small" isBusy={isPending} onClick={() => mutate()}>
        Send me one now
      </Button>
      <p className="small ink-2" role="status">
        {data?.outcome === 'sent' && 'Your last seven days are on their way.'}
        {data?.outcome === 'nothing_to_tell' &&
          'Nothing was optimized or sent in the last seven days, so there is nothing to tell.'}
        {error && `Not sent. ${explainFailure(error).message}`}
      </p>
    </div>
  );
}
