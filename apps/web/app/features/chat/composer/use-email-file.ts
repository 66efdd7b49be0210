import { limits } from '@replysmith/eml';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSignedInUser } from '../../../data/session.ts';
import { draftKeyOf } from '../sending/draft-key.ts';
import { putInstead } from '../sending/draft.ts';
import type { EmailInDraft, EmailNews } from './email-reader.worker.ts';

const kept = 'Your draft is as it was.';
const patienceMs = 60_000;

/** Reads an email in a thread of its own: a large one takes seconds, and typing must not wait. */
function readInThread(source: Uint8Array | string): Promise<EmailInDraft> {
  const worker = new Worker(new URL('./email-reader.worker.ts', import.meta.url), {
    type: 'module',
  });
  const read = new Promise<EmailInDraft>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<EmailInDraft>) => resolve(data));
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
    else if (!email.draft) refuse(email.problem);
    else {
      putInstead(key, email.draft);
      onRead();
      setNews(email.news);
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
