import { bandNames } from '../../../../ui/score-ring/band.ts';
import { bandWords, percent, type Prediction } from './prediction-words.ts';
import classes from './prediction.module.css';

/** The reply rate of each band on one scale from 0 to 100%, with where the true one lies. */
export function PredictionPicture({ bands }: Pick<Prediction, 'bands'>) {
  return (
    <div className={classes.picture}>
      <ul>
        {bands.map((band) => (
          <li key={band.band}>
            <span className={classes.name}>
              <b>{bandNames[band.band]}</b>{' '}
              <span className="ink-3">
                {band.from} to {band.to}
              </span>
            </span>
            <span className={classes.scale} aria-hidden>
              {band.reply_rate && <Interval {...band.reply_rate} />}
            </span>
            <span className={classes.words}>{bandWords(band)}</span>
          </li>
        ))}
      </ul>
      <p className={classes.ends} aria-hidden>
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
        className={classes.interval}
        style={{ insetInlineStart: `${percent(low)}%`, width: `${String((high - low) * 100)}%` }}
      />
      <span className={classes.share} style={{ insetInlineStart: `${String(share * 100)}%` }} />
    </>
  );
}
