import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transport } from './mailer.ts';
import type { Message } from './message.ts';

export type StoredMail = Message & { readonly id: string; readonly sent_at: string };

/** Keeps mails as files, for developing or running this without an SMTP server. */
export function createMailbox(folder: string) {
  const file = (id: string) => join(folder, `${id}.json`);

  const deliver: Transport = async (message) => {
    const sent_at = new Date().toISOString();
    const id = `${sent_at.replaceAll(/\D/g, '')}-${randomUUID().slice(0, 8)}`;
    const mail: StoredMail = { id, sent_at, ...message };
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${file(id)}.part`, JSON.stringify(mail, null, 2), { mode: 0o600 });
    await rename(`${file(id)}.part`, file(id));
  };

  async function read(id: string): Promise<StoredMail | null> {
    if (!/^[\da-f-]+$/.test(id)) return null;
    const text = await readFile(file(id), 'utf8').catch(() => null);
    return text === null ? null : (JSON.parse(text) as StoredMail);
  }

  /** The mails, newest first. */
  async function list(): Promise<StoredMail[]> {
    const names = await readdir(folder).catch(() => []);
    const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
    const newest = ids.sort().reverse().slice(0, 200);
    const mails = await Promise.all(newest.map(read));
    return mails.filter((mail) => mail !== null);
  }

  return { deliver, read, list };
}

/** Mails kept on this machine instead of being sent. */
export type Mailbox = Pick<ReturnType<typeof createMailbox>, 'list' | 'read'>;
