import { paths } from '@replysmith/contract';
import type { Account, ActionResult, DraftText, Note, Stored } from '../messages.ts';
import { connectFirst, type Outcome, post, readAccount } from './server.ts';

export const retryAlarm = 'send-notes';
const retryMinutes = 5;
const maxNotes = 200;

async function readNotes(): Promise<readonly Note[]> {
  const { outbox = [] } = await chrome.storage.local.get<Stored>('outbox');
  return outbox;
}

/** Changes the stored notes, one change after another; false where `update` gives none. */
function updateNotes(update: (notes: readonly Note[]) => readonly Note[] | null): Promise<boolean> {
  return navigator.locks.request('outbox', async () => {
    const outbox = update(await readNotes());
    if (outbox === null) return false;
    await chrome.storage.local.set({ outbox });
    await scheduleRetries();
    return true;
  });
}

/** Keeps the alarm while notes wait; browsers may forget it when they or the extension start anew. */
export async function scheduleRetries(): Promise<void> {
  const isWaiting = (await readNotes()).some(({ isRefused }) => !isRefused);
  if (!isWaiting) await chrome.alarms.clear(retryAlarm);
  else if (!(await chrome.alarms.get(retryAlarm))) {
    await chrome.alarms.create(retryAlarm, { periodInMinutes: retryMinutes });
  }
}

/** Notes an email as sent, now or as soon as the server can be reached. */
export async function noteSent({ subject, body, recipient }: DraftText): Promise<ActionResult> {
  const account = await readAccount();
  if (!account) return connectFirst;
  if (body.trim() === '') return { isDone: false, message: 'There is nothing to note yet.' };
  // Sent later, it still says when.
  const sent_at = new Date().toISOString();
  const note: Note = {
    id: crypto.randomUUID(),
    server: account.server,
    body: { subject, body, sent_at, ...(recipient !== null && { recipient }) },
  };
  // Kept first: the browser may be closed before the server has answered.
  const isKept = await updateNotes((notes) =>
    notes.length < maxNotes ? [...notes, note] : null,
  ).catch(() => false);
  const outcome = await (isKept ? sendNote(account, note) : postNote(account, note));
  if (outcome.type === 'done') {
    void sendNotes();
    return { isDone: true, message: 'Noted as sent.' };
  }
  const { type, message } = outcome;
  if (type === 'refused') {
    await removeNote(note.id);
    return { isDone: false, message: `Not noted. ${message}` };
  }
  if (isKept)
    return { isDone: true, message: `${message} The note is kept and will be sent later.` };
  return {
    isDone: false,
    message: `Not noted. ${message} No more notes can be kept. Send or remove some in the settings.`,
  };
}

function postNote(account: Account, { id, body }: Note): Promise<Outcome> {
  return post(account, { path: paths.sentEmails, body, id });
}

/** Sends what waits, oldest first, until the server cannot be reached. */
export async function sendNotes(): Promise<void> {
  const account = await readAccount();
  if (!account) return;
  for (const note of await readNotes()) {
    if (note.server !== account.server || note.isRefused) continue;
    const { type } = await sendNote(account, note);
    if (type === 'failed') return;
  }
}

async function sendNote(account: Account, note: Note): Promise<Outcome> {
  const outcome = await postNote(account, note);
  await updateNotes((notes) =>
    notes.flatMap((one) => {
      if (one.id !== note.id) return [one];
      if (outcome.type === 'done') return [];
      return [{ ...one, isRefused: outcome.type === 'refused', problem: outcome.message }];
    }),
  );
  return outcome;
}

/** Tries one note again, at once. */
export async function retryNote(id: string): Promise<ActionResult> {
  const note = (await readNotes()).find((one) => one.id === id);
  if (!note) return { isDone: true, message: 'This note was sent or removed before.' };
  const account = await readAccount();
  if (account?.server !== note.server) {
    const { host } = new URL(note.server);
    return { isDone: false, message: `Connect to ${host} first. The note goes nowhere else.` };
  }
  const outcome = await sendNote(account, note);
  return outcome.type === 'done'
    ? { isDone: true, message: 'Noted as sent.' }
    : { isDone: false, message: `Not noted. ${outcome.message}` };
}

export async function removeNote(id: string): Promise<null> {
  await updateNotes((notes) => notes.filter((one) => one.id !== id));
  return null;
}
