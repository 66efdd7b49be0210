import type { Edit, Offer } from '@replysmith/coach';
import { diffWordsWithSpace } from 'diff';
import type { Change, DraftText } from '../messages.ts';

type ChangesProps = {
  draft: DraftText;
  changes: readonly Edit[];
  apply: (changes: readonly Change[]) => void;
};

/** The changes that are certain, each with its reason, to be taken one by one or all at once. */
export function Changes({ draft, changes, apply }: ChangesProps) {
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">Changes</h2>
      {changes.length === 0 && <p className="soft">Nothing to change for certain.</p>}
      <ol>
        {changes.map((change) => (
          <li key={`${change.field} ${change.before} ${change.after}`} className="change">
            <WordDiff draft={draft} edit={change} />
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

type OffersProps = {
  draft: DraftText;
  offers: readonly Offer[];
  apply: (changes: readonly Change[]) => void;
};

/** Changes that only the writer can decide on. */
export function Offers({ draft, offers, apply }: OffersProps) {
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="offers">
      <h2 id="offers">Offers</h2>
      <ol>
        {offers.map(({ id, edits, reason, gain }) => (
          <li key={id} className="change">
            {edits.map((edit) => (
              <WordDiff key={edit.start} draft={draft} edit={edit} />
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

type WordDiffProps = { draft: DraftText; edit: Offer['edits'][number] };

/** What leaves and what comes, word by word, between a few words of the draft. */
function WordDiff({ draft: { subject, body }, edit }: WordDiffProps) {
  const { field, start, end, before, after } = edit;
  const text = field === 'subject' ? (subject ?? '') : body;
  return (
    <p className="diff">
      <span className="soft">{wordsBefore.exec(text.slice(Math.max(0, start - 80), start))}</span>
      {diffWordsWithSpace(before, after).map(({ value, added, removed }, index) => {
        // The parts of a diff have nothing else to be told apart by.
        const key = `${String(index)} ${value}`;
        const isBlank = value.trim() === '';
        if (removed && isBlank) return null;
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
            {isBlank && value.includes('\n') ? <Paragraph /> : value}
          </ins>
        );
      })}
      <span className="soft">{wordsAfter.exec(text.slice(end, end + 80))}</span>
    </p>
  );
}

/** A break between lines, which nobody would see. */
function Paragraph() {
  return (
    <>
      <span className="spoken">a new paragraph</span>
      <span aria-hidden="true"> ¶ </span>
    </>
  );
}

const wordsBefore = /(?:\S+ +){0,3}\S* *$/u;
const wordsAfter = /^ *\S*(?: +\S+){0,3}/u;
