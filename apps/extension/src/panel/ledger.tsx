import type { Span } from '@replysmith/coach';
import { useState } from 'react';
import type { Reading } from '../messages.ts';

type LedgerProps = {
  reading: Reading;
  pointedAt: number | null;
  pointAt: (number: number | null) => void;
  select: (spans: readonly Span[]) => void;
};

/** More lines are folded, so that the changes are near. */
const mostShown = 5;

const pointsOf = (lines: Reading['lines']) => lines.reduce((sum, { points }) => sum - points, 0);

/** What cost points, a row each; the open row says why, and its words are lit in the draft. */
export function Ledger({ reading: { value, lines }, pointedAt, pointAt, select }: LedgerProps) {
  const [open, setOpen] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const lost = pointsOf(lines);
  const folded = isWhole || lines.length <= mostShown + 1 ? [] : lines.slice(mostShown);
  return (
    <section aria-labelledby="ledger">
      <h2 id="ledger" tabIndex={-1}>
        What costs points
      </h2>
      {lines.length === 0 && <p>Nothing lost.</p>}
      <ol className="ledger">
        {lines
          .slice(0, lines.length - folded.length)
          .map(({ rule, number, name, points, quote, reason, fix, spans }) => (
            <li
              key={rule}
              data-lit={number === pointedAt || undefined}
              onMouseEnter={() => pointAt(number)}
              onMouseLeave={() => pointAt(null)}
              onFocus={() => pointAt(number)}
              onBlur={() => pointAt(null)}
            >
              <button
                type="button"
                aria-expanded={open === rule}
                onClick={() => setOpen(open === rule ? null : rule)}
              >
                <span className="place">{number}</span>
                <span className="name">{name}</span>
                <span className="points">−{-points}</span>
                {quote !== '' &&
                  (spans.length > 0 ? <q>{quote}</q> : <span className="fact">{quote}</span>)}
              </button>
              {open === rule && (
                <div className="reason">
                  <p>{reason}</p>
                  {fix !== '' && <p>{fix}</p>}
                  {spans.length > 0 && (
                    <button type="button" onClick={() => select(spans)}>
                      Go to the words
                    </button>
                  )}
                </div>
              )}
            </li>
          ))}
      </ol>
      {folded.length > 0 && (
        <button type="button" className="quiet more" onClick={() => setWhole(true)}>
          And {folded.length} more, −{pointsOf(folded)}
        </button>
      )}
      {lost > 0 && (
        <p className="sum">
          100 − {lost} <strong>{value}</strong>
        </p>
      )}
    </section>
  );
}
