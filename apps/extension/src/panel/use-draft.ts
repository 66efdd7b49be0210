import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type ApplyResult,
  ask,
  type Change,
  type DraftText,
  type FromPanel,
  type Help,
  panelPort,
  type Reading,
  type ToPanel,
} from '../messages.ts';

const reconnectMs = 300;
const mostReconnects = 20;

/** Posts to the page's script; connects again where the background was stopped meanwhile. */
function usePage(onMessage: (message: ToPanel) => void): (message: FromPanel) => void {
  const port = useRef<chrome.runtime.Port | null>(null);
  const listener = useRef(onMessage);
  useEffect(() => {
    listener.current = onMessage;
  });
  useEffect(() => {
    let isClosed = false;
    let reconnects = 0;
    const open = () => {
      if (isClosed || reconnects === mostReconnects) return;
      reconnects += 1;
      const opened = chrome.runtime.connect({ name: `${panelPort}${location.hash.slice(1)}` });
      port.current = opened;
      opened.onMessage.addListener((message: ToPanel) => {
        reconnects = 0;
        listener.current(message);
      });
      opened.onDisconnect.addListener(() => setTimeout(open, reconnectMs));
    };
    open();
    return () => {
      isClosed = true;
      port.current?.disconnect();
    };
  }, []);
  return useCallback((message: FromPanel) => port.current?.postMessage(message), []);
}

type DraftState = {
  readonly draft: DraftText | null;
  /** Null until the coach has read the draft as it is now. */
  readonly reading: Reading | null;
  readonly help: Help | null;
  readonly hasFailed: boolean;
  /** What came of the last thing that was done, in a sentence. */
  readonly note: string;
  readonly setNote: (note: string) => void;
  readonly post: (message: FromPanel) => void;
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
  const [note, setNote] = useState('');
  const post = usePage((message) => {
    if (message.type === 'draft') setDraft(message.draft);
    else setNote(describeResult(message.result));
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
    setNote,
    post,
    apply: (changes) => {
      if (draft) post({ type: 'apply', draft, changes });
    },
    retry: () => {
      setFailed(null);
      setTries(tries + 1);
    },
  };
}

/** What became of the changes, in sentences. */
function describeResult({ made, refused }: ApplyResult): string {
  const all = made + refused.length;
  const sentences = [];
  if (made === 1 && all === 1) sentences.push('Changed in your draft. Undo there takes it back.');
  else if (made > 0) {
    sentences.push(
      `Changed in your draft: ${made} of ${all}. Undo there takes them back one by one.`,
    );
  }
  for (const [reason, changes] of Map.groupBy(refused, (one) => one.reason)) {
    const words = changes.map((one) => `“${shorten(one.words)}”`).join(', ');
    sentences.push(`Not changed: ${words}. ${reason}`);
  }
  return sentences.join(' ');
}

function shorten(words: string): string {
  return words.length > 60 ? `${words.slice(0, 59).trimEnd()}…` : words;
}
