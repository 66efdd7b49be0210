import type { AdvancedAnalytics, CoveredRange } from '@replysmith/contract';
import { useAdvancedAnalytics } from '../api.ts';
import { countText, signedText } from '../../../lib/words.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Section } from '../../../components/section.tsx';
import { bandNames } from '../../../components/band.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { TryAgain } from '../../../components/try-again.tsx';
import { ExportCsv } from '../export-csv.tsx';
import { useAnalyticsView } from '../view.ts';
import { type Prediction, PredictionPicture, predictionWords } from './prediction.tsx';
import { RuleBlock } from './rule-block.tsx';
import { percent } from '../../../data/rate-words.ts';
import classes from './analysis-table.module.css';
import words from './prediction.module.css';

type IndustryBlockProps = { industries: AdvancedAnalytics['industries']; range: CoveredRange };

const industryHead = ['Industry', 'Emails', 'Before', 'After', 'Improvement'];

/** What was won by the industry that is set in the reader's preferences. */
function IndustryBlock({ industries, range }: IndustryBlockProps) {
  const rows = industries.map((row) => [
    ...[nameOf(row.industry), row.totalOptimizations, row.averageOriginal, row.averageOptimized],
    row.averageImprovement,
  ]);
  return (
    <Section
      title="By industry"
      lede="Average points before and after, by the industry in your settings at the time."
    >
      {rows.length === 0 ? (
        <p className="ink-3">No email was optimized in this period.</p>
      ) : (
        <>
          <div className={classes.scroll} role="region" aria-label="By industry table" tabIndex={0}>
            <table className={`dense numbers ${classes.table}`}>
              <caption className="visually-hidden">Emails and average scores by industry</caption>
              <thead>
                <tr>
                  {industryHead.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {industries.map((row) => (
                  <tr key={row.industry}>
                    <th scope="row">{nameOf(row.industry)}</th>
                    <td>{countText(row.totalOptimizations)}</td>
                    <td>{row.averageOriginal ?? '–'}</td>
                    <td>{row.averageOptimized ?? '–'}</td>
                    <td>{signedText(row.averageImprovement)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className={classes.tools}>
            <ExportCsv {...{ name: 'industries', range, head: industryHead, rows }} />
          </div>
        </>
      )}
    </Section>
  );
}

/** Users who set no industry have "general". */
function nameOf(industry: string): string {
  return industry === 'general' ? 'General' : industry;
}

type PredictionBlockProps = { prediction: Prediction; range: CoveredRange };

const head = ['Score', 'From', 'To', 'Answered', 'Decided', 'Rate (%)', 'Low (%)', 'High (%)'];

/** Whether the user's higher-scoring emails were answered more often. */
function PredictionBlock({ prediction, range }: PredictionBlockProps) {
  const { answer, basis } = predictionWords(prediction);
  return (
    <Section
      title="Does the score predict your replies?"
      lede="The emails of this period that had a score when you sent them, and were answered or went unanswered for more than 14 days."
    >
      <p className={`serif measure ${words.answer}`}>{answer}</p>
      <p className="mt-1 ink-2 pretty measure">{basis}</p>
      <PredictionPicture bands={prediction.bands} />
      <p className="mt-3 small ink-3">
        Brackets and lines show where the true figure lies 95 times out of 100. Correlation is not
        cause: better emails may have gone to warmer contacts.
      </p>
      <div className={classes.tools}>
        <ExportCsv
          {...{ name: 'prediction', range, head }}
          rows={prediction.bands.map(({ band, from, to, answered, decided, reply_rate: rate }) => [
            ...[bandNames[band], from, to, answered, decided],
            ...[rate?.share, rate?.low, rate?.high].map((share) =>
              share === undefined ? null : Number(percent(share)),
            ),
          ])}
        />
      </div>
    </Section>
  );
}

/** What each rule cost, whether the score predicts replies, and the industries. */
export function Analyses() {
  const { range } = useAnalyticsView();
  const { data, error, refetch } = useAdvancedAnalytics(range);
  if (!data) {
    if (!error) return <Skeleton label="Loading advanced analytics..." />;
    return (
      <EmptyState
        title="Advanced analytics could not be loaded"
        action={<TryAgain onClick={() => void refetch()} />}
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
