import type { CoveredRange } from '@replysmith/contract';
import { bandNames } from '../../../../ui/score-ring/band.ts';
import { RuledBlock } from '../../../../ui/ruled-block/ruled-block.tsx';
import { ExportCsv } from '../../export/export-csv.tsx';
import classes from '../analysis-table.module.css';
import { PredictionPicture } from './prediction-picture.tsx';
import { percent, predictionWords, type Prediction } from './prediction-words.ts';
import words from './prediction.module.css';

type PredictionBlockProps = { prediction: Prediction; range: CoveredRange };

const head = ['Score', 'From', 'To', 'Answered', 'Decided', 'Rate (%)', 'Low (%)', 'High (%)'];

/** Whether the reader's emails that scored more were answered more. */
export function PredictionBlock({ prediction, range }: PredictionBlockProps) {
  const { answer, basis } = predictionWords(prediction);
  return (
    <RuledBlock
      title="Does the score predict your replies?"
      lede="Your emails of these days that had a score when they were sent, and that were answered or stayed without an answer for more than 14 days."
    >
      <p className={words.answer}>{answer}</p>
      <p className={words.basis}>{basis}</p>
      <PredictionPicture bands={prediction.bands} />
      <p className={classes.note}>
        Brackets and lines: where the true figure lies, 95 times of 100. That two things went
        together does not mean that one made the other: better emails may have gone to warmer
        people.
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
    </RuledBlock>
  );
}
