import classes from './band.module.css';

/** How a score is shown; `open` is the score so far of an email that still has blanks. */
export type ShownBand = 'strong' | 'fair' | 'weak' | 'open' | 'unjudged';

export const bandNames = {
  strong: 'Strong',
  fair: 'Fair',
  weak: 'Weak',
  open: 'So far',
  unjudged: 'Not judged',
} as const;

type BandLabelProps = {
  band: ShownBand;
  /** Replaces the band's name. */
  words?: string;
};

/** The word for a score, with a full, half or hollow disc. */
export function BandLabel({ band, words = bandNames[band] }: BandLabelProps) {
  return (
    <span className={`inline-flex items-center one-line ${classes.band}`} data-band={band}>
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

type ScoreVerdictProps = {
  band: ShownBand;
  /** What the score says, in a phrase. */
  verdict: string;
  /** Whether blanks are still open. */
  isSoFar?: boolean;
  /** Whether the email is unlike those the score was fitted to. */
  isUnsure?: boolean;
};

/** A large score in words, with a warning where the score may be wrong. */
export function ScoreVerdict(props: ScoreVerdictProps) {
  const { band, verdict, isSoFar = false, isUnsure = false } = props;
  const words = verdict.charAt(0).toUpperCase() + verdict.slice(1);
  return (
    <div className={classes.verdict}>
      <BandLabel band={band} words={isSoFar ? `${words}, so far` : words} />
      {isUnsure && (
        <p className="small ink-2 pretty">
          This email is unlike those that the score was fitted to, so the score may well be wrong.
        </p>
      )}
    </div>
  );
}
