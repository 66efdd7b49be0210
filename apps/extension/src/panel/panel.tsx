import { useEffect, useRef, useState } from 'react';
import type { Change, Help } from '../messages.ts';
import { Account } from './account.tsx';
import { Changes, Offers } from './changes.tsx';
import { Ledger } from './ledger.tsx';
import { Questions } from './questions.tsx';
import { ScoreRing } from './score-ring.tsx';
import { useDraft } from './use-draft.ts';

/** Long enough to be read twice. */
const noteMs = 15_000;

type ContentsProps = { help: Help; value: number };

/** What is further down, and what the changes would win. */
function Contents({ help: { value: after, changes, offers, questions }, value }: ContentsProps) {
  const parts = [
    ['changes', changes.length, 'change'],
    ['offers', offers.length, 'offer'],
    ['questions', questions.length, 'question'],
  ] as const;
  const linked = parts.filter(([, count]) => count > 0);
  return (
    <>
      {after > value && (
        <p className="soft">
          {changes.length === 1 ? 'The change below makes' : 'The changes below make'} it {after}.
        </p>
      )}
      {linked.length === 0 && <p className="soft">Nothing to change, and nothing to ask.</p>}
      <p className="contents">
        {linked.map(([id, count, name]) => (
          <a key={id} href={`#${id}`}>
            {count} {count === 1 ? name : `${name}s`}
          </a>
        ))}
      </p>
    </>
  );
}

/** The keyboard begins at Close, and stays in the part where a change took its own button away. */
function usePanelFocus(help: Help | null) {
  const closeButton = useRef<HTMLButtonElement>(null);
  const usedPart = useRef<string | null>(null);
  const isLost = () => document.activeElement === document.body;
  useEffect(() => {
    const focusFirst = () => {
      if (usedPart.current === null && isLost())
        closeButton.current?.focus({ preventScroll: true });
    };
    focusFirst();
    addEventListener('focus', focusFirst);
    return () => removeEventListener('focus', focusFirst);
  }, []);
  useEffect(() => {
    if (help === null || usedPart.current === null) return;
    const part = document.getElementById(usedPart.current) ?? document.getElementById('ledger');
    if (isLost()) part?.focus();
    usedPart.current = null;
  }, [help]);
  const stayIn = (part: string) => {
    usedPart.current = part;
  };
  return { closeButton, stayIn };
}

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

  useEffect(() => {
    if (note === '') return;
    const timer = setTimeout(() => setNote(''), noteMs);
    return () => clearTimeout(timer);
  }, [note, setNote]);

  const { closeButton, stayIn } = usePanelFocus(help);
  const applyFrom = (part: string) => (changes: readonly Change[]) => {
    stayIn(part);
    apply(changes);
  };

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
        <div className="verdict" data-stale={hasFailed || undefined}>
          <ScoreRing reading={reading} highlight={pointedAt} />
          <div>
            <p className="words" data-band={reading.band}>
              {reading.words}
            </p>
            {reading.isUnsure && (
              <p className="soft">
                This email is unlike those that the score was fitted to, so the score may well be
                wrong.
              </p>
            )}
            {isJudged && help === null && !hasFailed && (
              <p className="soft">Looking for changes …</p>
            )}
            {isJudged && help !== null && <Contents help={help} value={reading.value} />}
          </div>
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
          {draft !== null && help !== null && (
            <>
              <Changes draft={draft} changes={help.changes} apply={applyFrom('changes')} />
              <Offers draft={draft} offers={help.offers} apply={applyFrom('offers')} />
              <Questions
                draft={draft}
                questions={help.questions}
                apply={applyFrom('questions')}
                setNote={setNote}
              />
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
