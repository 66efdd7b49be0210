import { type AdvancedAnalytics, type Rate, fewestForRate } from '@replysmith/contract';
import { bandNames } from '../../../components/band.tsx';
import { countOf } from '../../../lib/words.ts';
import { percent } from '../../../data/rate-words.ts';
import classes from './prediction.module.css';

export type Prediction = AdvancedAnalytics['prediction'];

/** The answer in one sentence, and what it rests on in another. */
export function predictionWords(prediction: Prediction): { answer: string; basis: string } {
  const { decided, otherVersions, bands, concordance, verdict } = prediction;
  const left =
    otherVersions === 0
      ? ''
      : ` ${countOf(otherVersions, 'email')} scored before the score was revised ${otherVersions === 1 ? 'is' : 'are'} left out.`;
  const answered = bands.reduce((sum, band) => sum + band.answered, 0);
  const unanswered = decided - answered;
  if (concordance === null || verdict === 'too_few') {
    return {
      answer: 'Too few to tell yet.',
      basis: `This takes ${String(fewestForRate)} answered and ${String(fewestForRate)} unanswered emails with a score. This period has ${String(answered)} and ${String(unanswered)}.${left}`,
    };
  }
  return {
    answer: answers[verdict],
    basis: `Pair any of your ${String(answered)} answered emails with any of your ${String(unanswered)} unanswered ones: the answered one scored higher in ${of100(concordance)} of 100 pairs; chance alone gives 50.${left}`,
  };
}

const answers = {
  higher_answered_more: 'Yes: your higher-scoring emails were answered more often.',
  no_difference: 'No clear difference: it may still be chance.',
  higher_answered_less: 'No: your higher-scoring emails were answered less often.',
} as const;

/** "64 (55 to 72)" */
function of100({ share, low, high }: Rate): string {
  const [middle, from, to] = [share, low, high].map(percent);
  return `${middle} (${from} to ${to})`;
}

/** "6 of 8 answered, 75% (41 to 93%)" */
export function bandWords(band: Prediction['bands'][number]): string {
  const { answered, decided, reply_rate } = band;
  if (decided === 0) return 'None decided';
  const counts = `${String(answered)} of ${String(decided)} answered`;
  if (reply_rate === null) return `${counts}, too few for a rate`;
  const { share, low, high } = reply_rate;
  return `${counts}, ${percent(share)}% (${percent(low)} to ${percent(high)}%)`;
}

/** The reply rate of each band on one scale from 0 to 100%, with where the true one lies. */
export function PredictionPicture({ bands }: Pick<Prediction, 'bands'>) {
  return (
    <div className={`mt-6 ${classes.picture}`}>
      <ul className="ink-above">
        {bands.map((band) => (
          <li className="dense stack items-center line-below numbers" key={band.band}>
            <span>
              <b className="bold">{bandNames[band.band]}</b>{' '}
              <span className="ink-3">
                {band.from} to {band.to}
              </span>
            </span>
            <span className={`relative ${classes.scale}`} aria-hidden>
              {band.reply_rate && <Interval {...band.reply_rate} />}
            </span>
            <span>{bandWords(band)}</span>
          </li>
        ))}
      </ul>
      <p className={`grid justify-between micro ink-3 ${classes.ends}`} aria-hidden>
        <span>0%</span>
        <span>100% answered</span>
      </p>
    </div>
  );
}

function Interval({ share, low, high }: { share: number; low: number; high: number }) {
  return (
    <>
      <span
        className={`absolute ${classes.interval}`}
        style={{ insetInlineStart: `${percent(low)}%`, width: `${String((high - low) * 100)}%` }}
      />
      <span
        className={`absolute ${classes.share}`}
        style={{ insetInlineStart: `${String(share * 100)}%` }}
      />
    </>
  );
}
