import type { Edit, Offer } from '@replysmith/coach';
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
      <h2 id="changes" tabIndex={-1}>
        Changes
      </h2>
      {changes.length === 0 && <p className="soft">Nothing to change for certain.</p>}
      <ol>
        {changes.map((change) => (
          <li key={`${change.field} ${change.before} ${change.after}`} className="change">
            <WordChange draft={draft} edit={change} />
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
      <h2 id="offers" tabIndex={-1}>
        Offers
      </h2>
      <ol>
        {offers.map(({ id, edits, reason, gain }) => (
          <li key={id} className="change">
            {edits.map((edit) => (
              <WordChange key={edit.start} draft={draft} edit={edit} />
            ))}
            <p className="why">
              {reason} <Gain points={gain} />
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

/** What an offer would win, or cost. */
function Gain({ points }: { points: number }) {
  if (points === 0) return null;
  const unit = Math.abs(points) === 1 ? 'point' : 'points';
  return points > 0 ? (
    <span className="gain">
      +{points} {unit}
    </span>
  ) : (
    <span className="points">
      −{-points} {unit}
    </span>
  );
}

type WordChangeProps = { draft: DraftText; edit: Offer['edits'][number] };

/** The words that leave, and those that come for them, between a few words of the draft. */
function WordChange({ draft: { subject, body }, edit }: WordChangeProps) {
  const { field, start, end } = edit;
  const text = field === 'subject' ? (subject ?? '') : body;
  const { lead, before, after, tail } = apart(edit.before, edit.after);
  return (
    <p className="diff">
      <span className="soft">{wordsBefore.exec(text.slice(Math.max(0, start - 80), start))}</span>
      {lead}
      {before.trim() !== '' && (
        <del>
          <span className="spoken">removed </span>
          {before}
        </del>
      )}
      {before.trim() !== '' && /^[^\s.,;:!?]/u.test(after) && ' '}
      {after !== '' && (
        <ins>
          <span className="spoken">added </span>
          {after.trim() === '' && after.includes('\n') ? <Paragraph /> : after}
        </ins>
      )}
      {tail}
      <span className="soft">{wordsAfter.exec(text.slice(end, end + 80))}</span>
    </p>
  );
}

/** What differs, in whole words, and what is the same before and after it. */
function apart(before: string, after: string) {
  const words = [before, after].map((text) => text.split(/(?<=\s)(?=\S)|(?<=\S)(?=\s)/u));
  const [old = [], now = []] = words;
  const most = Math.min(old.length, now.length);
  let first = 0;
  while (first < most && old[first] === now[first]) first += 1;
  let last = 0;
  while (last < most - first && old.at(-1 - last) === now.at(-1 - last)) last += 1;
  const between = (parts: string[]) => parts.slice(first, parts.length - last).join('');
  return {
    lead: old.slice(0, first).join(''),
    before: between(old),
    after: between(now),
    tail: old.slice(old.length - last).join(''),
  };
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
