import { useCallback, useEffect, useRef, useState } from 'react';
import {
  ask,
  type Change,
  type DraftText,
  type FromPanel,
  type Help,
  panelPort,
  type Reading,
  type ToPanel,
} from '../messages.ts';

const againMs = 300;
const mostTries = 20;

type Line = { readonly send: (message: FromPanel) => void };

/** The line to the page's script, opened again where the background was stopped meanwhile. */
function useLine(hear: (message: ToPanel) => void): Line {
  const port = useRef<chrome.runtime.Port | null>(null);
  const listener = useRef(hear);
  useEffect(() => {
    listener.current = hear;
  });
  useEffect(() => {
    let hasEnded = false;
    let tries = 0;
    const open = () => {
      if (hasEnded || tries === mostTries) return;
      tries += 1;
      const opened = chrome.runtime.connect({ name: `${panelPort}${location.hash.slice(1)}` });
      port.current = opened;
      opened.onMessage.addListener((message: ToPanel) => {
        tries = 0;
        listener.current(message);
      });
      opened.onDisconnect.addListener(() => setTimeout(open, againMs));
    };
    open();
    return () => {
      hasEnded = true;
      port.current?.disconnect();
    };
  }, []);
  const send = useCallback((message: FromPanel) => port.current?.postMessage(message), []);
  return { send };
}

type DraftState = {
  readonly draft: DraftText | null;
  /** Null until the coach has read the draft as it is now. */
  readonly reading: Reading | null;
  readonly help: Help | null;
  readonly hasFailed: boolean;
  /** What came of the last thing that was done, in a sentence. */
  readonly note: string;
  readonly say: (note: string) => void;
  readonly send: (message: FromPanel) => void;
  readonly apply: (changes: readonly Change[]) => void;
  readonly retry: () => void;
};

type Known = { readonly of: string; readonly reading: Reading; readonly help: Help | null };

/** The draft beside the panel, with what the coach says of it. */
export function useDraft(): DraftState {
  const [draft, setDraft] = useState<DraftText | null>(null);
  const [known, setKnown] = useState<Known | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [note, say] = useState('');
  const { send } = useLine((message) => {
    if (message.type === 'draft') setDraft(message.draft);
    else say(message.trouble ?? 'Changed in your draft. Undo there takes it back.');
  });
  const key = draft && JSON.stringify([draft.subject, draft.body]);

  useEffect(() => {
    if (!draft || key === null) return;
    const current = new AbortController();
    const isCurrent = () => !current.signal.aborted;
    void (async () => {
      try {
        const reading = await ask('read', draft);
        if (!isCurrent()) return;
        setKnown({ of: key, reading, help: null });
        const help = await ask('review', draft);
        if (isCurrent()) setKnown({ of: key, reading, help });
      } catch {
        if (isCurrent()) setFailed(key);
      }
    })();
    return () => {
      current.abort();
    };
    // The draft is another whenever its key is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, tries]);

  const isRead = known?.of === key;
  return {
    draft,
    // The last reading stays until the next is there.
    reading: known?.reading ?? null,
    help: isRead ? known.help : null,
    hasFailed: failed === key && !isRead,
    note,
    say,
    send,
    apply: (changes) => {
      if (draft) send({ type: 'apply', draft, changes });
    },
    retry: () => {
      setFailed(null);
      setTries(tries + 1);
    },
  };
}
