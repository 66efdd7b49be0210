import type { Edit, Offer } from '@replysmith/coach';
import { diffWordsWithSpace } from 'diff';
import type { Change } from '../messages.ts';

type ChangesProps = { changes: readonly Edit[]; apply: (changes: readonly Change[]) => void };

/** The changes that are certain, each with its reason, to be taken one by one or all at once. */
export function Changes({ changes, apply }: ChangesProps) {
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">Changes</h2>
      {changes.length === 0 && <p className="soft">Nothing to change for certain.</p>}
      <ol>
        {changes.map((change) => (
          <li key={`${change.field} ${change.before} ${change.after}`} className="change">
            <WordDiff before={change.before} after={change.after} />
            <p className="why">{change.reason}</p>
            <button
              type="button"
              aria-label={`Accept: ${change.after.trim() || `remove “${change.before.trim()}”`}`}
              onClick={() => apply([change])}
            >
              Accept
            </button>
          </li>
        ))}
      </ol>
      {changes.length > 1 && (
        <button type="button" className="main" onClick={() => apply(changes)}>
          Accept all {changes.length}
        </button>
      )}
    </section>
  );
}

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

type WordDiffProps = { before: string; after: string };

/** What leaves and what comes, word by word. */
function WordDiff({ before, after }: WordDiffProps) {
  return (
    <p className="diff">
      {diffWordsWithSpace(before, after).map(({ value, added, removed }, index) => {
        // The parts of a diff have nothing else to be told apart by.
        const key = `${String(index)} ${value}`;
        if (removed) {
          return (
            <del key={key}>
              <span className="spoken">removed </span>
              {value}
            </del>
          );
        }
        if (!added) return <span key={key}>{value}</span>;
        return (
          <ins key={key}>
            <span className="spoken">added </span>
            {value}
          </ins>
        );
      })}
    </p>
  );
}
