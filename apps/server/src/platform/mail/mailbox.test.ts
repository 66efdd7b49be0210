import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMailbox } from './mailbox.ts';

let folder: string;
let mailbox: ReturnType<typeof createMailbox>;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'replysmith-mailbox-')), 'mailbox');
  mailbox = createMailbox(folder);
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

const message = (subject: string) => ({ to: 'ada@example.com', subject, paragraphs: ['Hello.'] });

it('is empty before the first mail', async () => {
  expect(await mailbox.list()).toEqual([]);
});

it('lists what was delivered, newest first, and reads it again', async () => {
  await mailbox.deliver(message('First'));
  await new Promise((resolve) => setTimeout(resolve, 2));
  await mailbox.deliver(message('Second'));
  const mails = await mailbox.list();
  expect(mails.map(({ subject }) => subject)).toEqual(['Second', 'First']);
  expect(await mailbox.read(mails[0]?.id ?? '')).toEqual(mails[0]);
});

it('keeps mails from other accounts of the machine', async () => {
  await mailbox.deliver(message('Secret'));
  const [file = ''] = await readdir(folder);
  expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
});

it.each(['../auth-secret', '/etc/passwd', 'nothing', '..%2f', ''])('has no mail %o', async (id) => {
  await mailbox.deliver(message('First'));
  expect(await mailbox.read(id)).toBeNull();
});
