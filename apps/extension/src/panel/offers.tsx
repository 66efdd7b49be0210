import type { Offer } from '@replysmith/coach';
import type { Change } from '../messages.ts';
import { WordDiff } from './word-diff.tsx';

type OffersProps = { offers: readonly Offer[]; apply: (changes: readonly Change[]) => void };

/** Changes that only the writer can decide on. */
export function Offers({ offers, apply }: OffersProps) {
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="offers">
      <h2 id="offers">Offers</h2>
      <ol>
        {offers.map(({ id, edits, reason, gain }) => (
          <li key={id} className="change">
            {edits.map(({ start, before, after }) => (
              <WordDiff key={start} before={before} after={after} />
            ))}
            <p className="why">
              {reason} {gain > 0 && <span className="gain">+{gain}</span>}
            </p>
            <button
              type="button"
              aria-label={`Take the offer: ${edits.map(({ after }) => after).join(', ')}`}
              onClick={() => apply(edits)}
            >
              Take
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
