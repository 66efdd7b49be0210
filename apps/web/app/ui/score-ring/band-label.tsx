import { bandNames, type Band } from './band.ts';
import classes from './band-label.module.css';

type BandLabelProps = {
  band: Band;
  /** In place of the band's name. */
  words?: string;
};

/** The word for a score, with a full, half or hollow disc. */
export function BandLabel({ band, words = bandNames[band] }: BandLabelProps) {
  return (
    <span className={classes.band} data-band={band}>
      <svg viewBox="0 0 12 12" width={11} height={11} aria-hidden="true">
        <circle
          cx={6}
          cy={6}
          r={4.9}
          fill={band === 'strong' ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth={1.6}
        />
        {band === 'fair' && <path d="M6 1.1a4.9 4.9 0 0 1 0 9.8z" fill="currentColor" />}
      </svg>
      {words}
    </span>
  );
}
