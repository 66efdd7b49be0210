import { formatDraft } from '@replysmith/coach/light';
import { type ReadEmail, limits } from '@replysmith/eml';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSignedInUser } from '../../../data/session.ts';
import { countInWords, listInWords } from '../../../lib/words.ts';
import { draftKeyOf } from '../sending/draft-key.ts';
import { putInstead } from '../sending/draft.ts';

type EmailNews = { tone: 'info' | 'warning' | 'danger'; title: string; detail: string };

const kept = 'Your draft is as it was.';
const longestQuoted = 20_000;
const namedFiles = 3;
const patienceMs = 60_000;

/** Reads an email in a thread of its own: a large one takes seconds, and typing must not wait. */
function readInThread(source: Uint8Array | string): Promise<ReadEmail> {
  const worker = new Worker(new URL('./email-reader.worker.ts', import.meta.url), {
    type: 'module',
  });
  const read = new Promise<ReadEmail>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReadEmail>) => resolve(data));
    worker.addEventListener('error', reject);
    setTimeout(reject, patienceMs);
    worker.postMessage(source);
  });
  return read.finally(() => worker.terminate());
}

type EmailFileOptions = {
  sessionId: string | null;
  /** Called once an email is in the draft. */
  onRead: () => void;
};

/** Puts an email that was dropped, chosen or pasted as source into the draft. */
export function useEmailFile({ sessionId, onRead }: EmailFileOptions) {
  const { id: userId } = useSignedInUser();
  const [isReading, setReading] = useState(false);
  const [news, setNews] = useState<EmailNews | null>(null);
  const latest = useRef(0);
  const key = draftKeyOf(userId, sessionId);

  const refuse = (title: string) => setNews({ tone: 'danger', title, detail: kept });
  const read = async (source: () => Promise<Uint8Array | string>) => {
    latest.current += 1;
    const own = latest.current;
    setNews(null);
    setReading(true);
    const email = await source()
      .then(readInThread)
      .catch(() => null);
    if (own !== latest.current) return;
    setReading(false);
    if (!email) refuse('The email could not be read. Try again, or paste its text.');
    else if (email.body === '') refuse(email.problems.at(-1) ?? 'The email has no text.');
    else {
      putInstead(key, draftFrom(email));
      onRead();
      setNews(newsOf(email));
    }
  };
  return {
    isReading,
    news,
    forget: () => setNews(null),
    readText: (text: string) => void read(() => Promise.resolve(text)),
    readFiles: (files: readonly File[]) => {
      const [file] = files;
      if (files.length > 1) refuse('Only one email can be read at a time.');
      else if (file && !isEmailFile(file))
        refuse(`“${file.name}” is not an email file. Save the email as .eml, or paste its text.`);
      // Of a larger one only this much is read.
      else if (file) void read(() => bytesOf(file.slice(0, limits.bytes + 1)));
    },
  };
}

export type EmailFile = ReturnType<typeof useEmailFile>;

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

function isEmailFile({ name, type }: File): boolean {
  return type === 'message/rfc822' || /\.eml$/iu.test(name);
}

function draftFrom({ subject, body, quoted, to }: ReadEmail) {
  const recipient = to.length === 1 ? to[0]?.address : undefined;
  return {
    text: formatDraft({ subject: subject || null, body }),
    origin: {
      ...(quoted && {
        quoted: quoted.slice(0, longestQuoted),
        readAs: { stage: 'follow_up' as const },
      }),
      ...(recipient && { recipient }),
    },
  };
}

function newsOf({ to, attachments, problems }: ReadEmail): EmailNews {
  const names = attachments.map(({ name }) => name || 'one without a name');
  const left = `${countInWords(names.length, 'attachment')}: ${listInWords(names, namedFiles)}`;
  const sentences = [
    to[0] && `It is to ${to[0].name || to[0].address}${to.length > 1 ? ' and others' : ''}.`,
    names.length > 0 && `Left out: ${left}.`,
    ...problems,
  ];
  return {
    tone: problems.length > 0 ? 'warning' : 'info',
    title: 'The email is in your draft, without its headers.',
    detail: sentences.filter(Boolean).join(' '),
  };
}

/** Takes files that are dropped anywhere on the page; says whether some are over it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const onOver = useEffectEvent((event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  });
  const onLeave = useEffectEvent(({ relatedTarget }: DragEvent) => {
    if (relatedTarget === null) setOver(false);
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  });
  useEffect(() => {
    document.addEventListener('dragover', onOver);
    document.addEventListener('dragleave', onLeave);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('dragover', onOver);
      document.removeEventListener('dragleave', onLeave);
      document.removeEventListener('drop', onDrop);
    };
  }, []);
  return isOver;
}
