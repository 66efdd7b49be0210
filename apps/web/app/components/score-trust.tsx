import { Disclosure } from './disclosure.tsx';
import classes from './score-trust.module.css';

type ScoreTrustProps = {
  basis: {
    readonly emails: number;
    readonly ratings: number;
    readonly agreement: number;
    readonly agreementOnReal: number;
    readonly error: number;
    readonly errorOnReal: number;
  };
  /** Writes points in the screen's scale. */
  format?: (points: number) => string;
  /** Full marks in that scale. */
  outOf?: string;
};

/** What the score was fitted to, and how well it does on emails it had not seen. */
export function ScoreTrust({ basis, format = String, outOf = '100' }: ScoreTrustProps) {
  const { emails, ratings, agreement, agreementOnReal, error, errorOnReal } = basis;
  const count = (number: number) => number.toLocaleString('en');
  return (
    <div className={`small ink-2 ${classes.trust}`}>
      <Disclosure summary="How far to trust this">
        <p className="mb-2 pretty">
          The score is fitted to {count(emails)} emails with {count(ratings)} ratings. They come
          from language models, playing the reader from three points of view; no real replies were
          counted.
        </p>
        <p className="mb-2 pretty">
          On emails that it had not seen, the order of the scores agrees with the ratings to{' '}
          {agreement.toFixed(2)} of 1, and to {agreementOnReal.toFixed(2)} on real mail (rank
          correlation). It is off by {format(error)} of {outOf} on average, by {format(errorOnReal)}{' '}
          on real mail.
        </p>
      </Disclosure>
    </div>
  );
}
