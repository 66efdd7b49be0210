import { useEffect, useRef, useState } from 'react';
import { Account } from './account.tsx';
import { Changes, Offers } from './changes.tsx';
import { Ledger } from './ledger.tsx';
import { Questions } from './questions.tsx';
import { ScoreRing } from './score-ring.tsx';
import { useDraft } from './use-draft.ts';

/** What the coach says of the draft beside it. */
export function Panel() {
  const state = useDraft();
  const { draft, reading, help, hasFailed, note, setNote, post, apply, retry } = state;
  const [pointedAt, setPointedAt] = useState<number | null>(null);

  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) post({ type: 'close' });
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [post]);

  // The first stop of somebody who came by the keyboard.
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const focusFirst = () => {
      if (document.activeElement === document.body) {
        closeButton.current?.focus({ preventScroll: true });
      }
    };
    focusFirst();
    addEventListener('focus', focusFirst);
    return () => removeEventListener('focus', focusFirst);
  }, []);

  const pointAt = (number: number | null) => {
    setPointedAt(number);
    const spans = reading?.lines.find((line) => line.number === number)?.spans ?? [];
    post({ type: 'mark', spans });
  };
  const isJudged = reading !== null && reading.band !== 'unjudged';

  return (
    <main>
      <header>
        <h1>Replysmith</h1>
        <button
          type="button"
          className="quiet"
          aria-label="Close, and back to the draft"
          ref={closeButton}
          onClick={() => post({ type: 'close' })}
        >
          Close
        </button>
      </header>
      {hasFailed && (
        <p className="banner">
          The coach could not read the draft. It is as you left it.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {reading === null && !hasFailed && <p className="soft">Reading the draft …</p>}
      {reading !== null && (
        <div className="verdict">
          <ScoreRing reading={reading} highlight={pointedAt} />
          <p>
            <strong>{reading.words}</strong>
            {isJudged && help && help.value > reading.value && (
              <> With all changes below it comes to {help.value}.</>
            )}
          </p>
        </div>
      )}
      {isJudged && (
        <>
          <Ledger
            reading={reading}
            pointedAt={pointedAt}
            pointAt={pointAt}
            select={(spans) => post({ type: 'select', spans })}
          />
          {draft === null || help === null ? (
            <p className="soft">Looking for changes …</p>
          ) : (
            <>
              <Changes draft={draft} changes={help.changes} apply={apply} />
              <Offers draft={draft} offers={help.offers} apply={apply} />
              <Questions draft={draft} questions={help.questions} apply={apply} setNote={setNote} />
            </>
          )}
        </>
      )}
      <p role="status" className="note">
        {note}
      </p>
      {draft && (
        <Account draft={draft} setNote={setNote} turnOff={() => post({ type: 'turn-off' })} />
      )}
    </main>
  );
}
