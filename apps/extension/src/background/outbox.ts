import { paths } from '@replysmith/contract';
import type { DraftText, Told } from '../messages.ts';
import { type Call, callServer, notConnected, readAccount } from './server.ts';

export const retryAlarm = 'send-notes';
const retryMinutes = 5;
const most = 200;

/** A note goes to the server that it was written for, and to no other. */
type Note = Call & { readonly server: string };

async function kept(): Promise<Note[]> {
  const { outbox = [] } = await chrome.storage.local.get<{ outbox?: Note[] }>('outbox');
  return outbox;
}

let lastChange: Promise<unknown> = Promise.resolve();

/** One change of the stored notes after another. */
function change(by: (notes: readonly Note[]) => readonly Note[]): Promise<void> {
  const next = lastChange.then(async () => {
    const outbox = by(await kept());
    await chrome.storage.local.set({ outbox });
    if (outbox.length === 0) await chrome.alarms.clear(retryAlarm);
    else await chrome.alarms.create(retryAlarm, { periodInMinutes: retryMinutes });
  });
  lastChange = next.catch(() => null);
  return next;
}

/** Notes an email as sent, now or as soon as the server can be reached. */
export async function noteSent({ subject, body, recipient }: DraftText): Promise<Told> {
  const account = await readAccount();
  if (!account) return notConnected;
  if (body.trim() === '') return { isDone: false, words: 'There is nothing to note yet.' };
  const note: Call = {
    path: paths.sentEmails,
    body: { subject, body, ...(recipient !== null && { recipient }) },
    id: crypto.randomUUID(),
  };
  const outcome = await callServer(account, note);
  if (outcome.type === 'done') {
    void sendKept();
    return { isDone: true, words: 'Noted as sent.' };
  }
  if (outcome.type === 'refused') return { isDone: false, words: `Not noted. ${outcome.words}` };
  const { server } = account;
  // Sent later, it still says when.
  const sent = { ...note.body, sent_at: new Date().toISOString() };
  await change((notes) => [...notes, { ...note, server, body: sent }].slice(-most));
  return { isDone: true, words: `${outcome.words} The note is kept and will be sent later.` };
}

/** Sends what is kept, oldest first, until the server cannot be reached. */
export async function sendKept(): Promise<void> {
  const account = await readAccount();
  if (!account) return;
  for (const { server, ...note } of await kept()) {
    if (server !== account.server) continue;
    const { type } = await callServer(account, note);
    if (type === 'failed') return;
    await change((notes) => notes.filter(({ id }) => id !== note.id));
  }
}
