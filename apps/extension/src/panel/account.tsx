import { type RefObject, useEffect, useRef, useState } from 'react';
import { ask, type DraftText } from '../messages.ts';

/** Of an element: a page may draw over the panel, or make it unseen, to have it clicked for its own ends. */
type Seen = IntersectionObserverEntry & { readonly isVisible?: boolean };

type SeenOptions = IntersectionObserverInit & { trackVisibility: boolean; delay: number };

const leastDelayMs = 100;

/** Whether an element is drawn as it is; always so where a browser cannot tell. */
function useIsSeen(element: RefObject<HTMLElement | null>): () => boolean {
  const isSeen = useRef(true);
  useEffect(() => {
    if (!element.current) return;
    const options: SeenOptions = { trackVisibility: true, delay: leastDelayMs };
    const observer = new IntersectionObserver((entries) => {
      const last: Seen | undefined = entries.at(-1);
      // Further down it is not drawn, and not to be clicked either.
      if (last?.isIntersecting) isSeen.current = last.isVisible ?? true;
    }, options);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return () => isSeen.current;
}

type AccountProps = { draft: DraftText; setNote: (note: string) => void; turnOff: () => void };

/** What needs a server of one's own, and what concerns this site. */
export function Account({ draft, setNote, turnOff }: AccountProps) {
  const [server, setServer] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** What was done, with the draft it was done with: once is enough. */
  const [done, setDone] = useState<readonly string[]>([]);
  const keyOf = (what: string) => JSON.stringify([what, draft]);
  useEffect(() => {
    void ask('account', null).then((account) => setServer(account?.server ?? null));
  }, []);

  const part = useRef<HTMLElement>(null);
  const isSeen = useIsSeen(part);

  const call = async (what: 'saveTemplate' | 'noteSent') => {
    if (!isSeen()) {
      setNote('Something of the page lies over this. Nothing was sent.');
      return;
    }
    setBusy(true);
    try {
      const { isDone, message } = await ask(what, draft);
      setNote(message);
      if (isDone) setDone([...done, keyOf(what)]);
    } catch {
      setNote('That did not work. Please try again.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <footer ref={part}>
      {server !== null && (
        <>
          <button
            type="button"
            disabled={isBusy || done.includes(keyOf('saveTemplate'))}
            onClick={() => void call('saveTemplate')}
          >
            {done.includes(keyOf('saveTemplate')) ? 'Saved' : 'Save as template'}
          </button>
          <button
            type="button"
            disabled={isBusy || done.includes(keyOf('noteSent'))}
            onClick={() => void call('noteSent')}
          >
            {done.includes(keyOf('noteSent')) ? 'Noted' : 'Note as sent'}
          </button>
        </>
      )}
      <button type="button" className="quiet" onClick={() => void ask('openOptions', null)}>
        Settings
      </button>
      <button type="button" className="quiet" onClick={turnOff}>
        Off on this site
      </button>
      <p className="soft">
        {server === null
          ? 'Nothing you write leaves this computer.'
          : `Only what you save or note goes to ${new URL(server).host}.`}
      </p>
    </footer>
  );
}
