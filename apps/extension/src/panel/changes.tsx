import type { Edit } from '@replysmith/coach';
import type { Change } from '../messages.ts';
import { WordDiff } from './word-diff.tsx';

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
