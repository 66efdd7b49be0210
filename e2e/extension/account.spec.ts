import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { CreatedAccessKey, paths, SentEmailPage } from '@replysmith/contract';
import { expectNoFaults } from '../fixtures/accessible.ts';
import { type Account, makeKey, newAccount, signIn } from '../fixtures/test.ts';
import { clumsy, compose } from './draft-pages.ts';
import { expect, type Extension, openPanel, test } from './test.ts';

/** Where the extension is stood in for, nobody can give it the right to this server. */
const open = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key',
};

const ownServer = () => test.info().project.use.baseURL ?? '';

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const http = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => {
    http.listen(0, '127.0.0.1', done);
  });
  const url = `http://127.0.0.1:${String((http.address() as AddressInfo).port)}`;
  return { url, end: () => http.close() };
}

/** The real server, as somebody reaches it over a line that may break, or to another program. */
async function reachable() {
  const server = ownServer();
  const state = { isDown: false, isOther: false };
  const { url, end } = await listen(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (state.isDown) return response.destroy();
    if (method === 'OPTIONS') return response.writeHead(200, open).end();
    if (state.isOther) {
      return response
        .writeHead(200, { ...open, 'Content-Type': 'text/html' })
        .end('<h1>Hello</h1>');
    }
    const answered = await fetch(`${server}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Authorization: headers.authorization ?? '',
        'Idempotency-Key': String(headers['idempotency-key'] ?? randomUUID()),
      },
      ...(method === 'POST' && { body: Buffer.concat(chunks).toString() }),
    });
    return response
      .writeHead(answered.status, { ...open, 'Content-Type': 'application/json' })
      .end(await answered.text());
  });
  return { url, state, end };
}

/** The settings of the extension, with what they say of the connection and of the notes. */
async function openOptions(extension: Extension) {
  const page = await extension.open(`${extension.origin}/options.html`);
  const connection = page.getByRole('region', { name: 'Your server' });
  const notes = page.getByRole('region', { name: 'Notes of sent emails' });
  const connect = async (key: string, server?: string) => {
    const another = page.getByRole('button', { name: 'Use another key' });
    if (await another.isVisible()) await another.click();
    if (server !== undefined) await page.getByLabel('Address of the server').fill(server);
    await page.getByLabel('Access key').fill(key);
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
  };
  return { page, notes, connect, problem: connection.getByRole('alert') };
}

const retry = ({ inBackground }: Extension) =>
  inBackground(`chrome.alarms.create('send-notes', { when: Date.now() })`);

/** What the server has of whoever is signed in on the page. */
async function sentBy(page: Page) {
  const answer = await page.request.get(`${ownServer()}${paths.sentEmails}`);
  return SentEmailPage.parse(await answer.json()).items;
}

/** A key that works for as long as it takes to connect. */
async function shortLivedKey(page: Page, { password }: Account): Promise<string> {
  const server = ownServer();
  const made = await page.request.post(`${server}${paths.accounts.accessKeys}`, {
    data: {
      ...{ password, name: 'A program', scope: 'write' },
      expires_at: new Date(Date.now() + 10_000).toISOString(),
    },
    headers: { origin: new URL(server).origin },
  });
  return CreatedAccessKey.parse(await made.json()).key;
}

test('connects with a key that may write, saves a template, and keeps notes while the server is away', async ({
  extension,
  page: signedIn,
}) => {
  const account = await signIn(signedIn, newAccount());
  const [key, reading] = [
    await makeKey(signedIn, account, 'write'),
    await makeKey(signedIn, account, 'read'),
  ];
  const server = await reachable();
  const options = await openOptions(extension);
  await options.connect('bad-key', 'http://mail.example.com');
  await expect(options.problem).toContainText('Enter the whole address');
  await options.connect('bad-key', server.url);
  await expect(options.problem).toContainText('This access key is not valid');
  for (const one of [reading, await makeKey(signedIn, account, 'coach')]) {
    await options.connect(one);
    await expect(options.problem).toContainText('may not save anything');
    expect(await extension.readStore()).not.toHaveProperty('account');
  }
  server.state.isOther = true;
  await options.connect(key);
  await expect(options.problem).toContainText('does not answer as Replysmith does');
  server.state.isOther = false;
  await options.connect(key);
  await expect(options.page.getByText(`Connected to ${server.url}`).first()).toBeVisible();

  const page = await extension.openSite('gmail');
  await compose(page);
  const panel = await openPanel(page);
  const status = panel.getByRole('status');
  await panel.getByRole('button', { name: 'Save as template' }).click();
  await expect(status).toContainText('Saved among your templates');
  const saved = await signedIn.request.get(`${ownServer()}${paths.emailTemplates}`);
  expect(await saved.text()).toContain(clumsy.subject);

  for (const trouble of ['isDown', 'isOther'] as const) {
    server.state[trouble] = true;
    await panel.getByRole('button', { name: 'Note as sent' }).click();
    await expect(status).toContainText(
      trouble === 'isDown' ? 'cannot be reached. The note is kept' : 'as Replysmith does',
    );
    server.state[trouble] = false;
    // The same draft is noted once.
    await expect(panel.getByRole('button', { name: 'Noted' })).toBeDisabled();
    await page.locator('.editable').press('End');
    await page.keyboard.type('!');
  }
  await expect(options.notes).toContainText('2 notes wait to be sent');
  await options.page.getByRole('button', { name: 'Disconnect' }).click();
  await expect(options.notes.getByText('Waits until you connect').first()).toBeVisible();
  await options.connect(key);
  await expect.poll(async () => (await sentBy(signedIn)).length).toBe(2);
  expect((await sentBy(signedIn))[0]).toMatchObject({ recipient: 'tom@example.com' });
  await expect(options.notes).toHaveCount(0);
  server.end();
});

test('sends nothing where the page makes the panel unseen', async ({ extension }) => {
  const asked: string[] = [];
  const server = await listen((request, response) => {
    asked.push(request.url ?? '');
    response.destroy();
  });
  await extension.store({ account: { server: server.url, key: 'a-key' } });
  const page = await extension.openSite('gmail');
  await compose(page);
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Note as sent' }).waitFor();
  await page.evaluate(
    `document.querySelector('[data-replysmith-layer]').style.setProperty('opacity', '0.01', 'important')`,
  );
  await page.waitForTimeout(500);
  await panel.getByRole('button', { name: 'Note as sent' }).click();
  await expect(panel.getByRole('status')).toContainText('Nothing was sent');
  expect(asked).toEqual([]);
  server.end();
});

test('tries a kept note again when its alarm goes off, and keeps one that is refused with the reason', async ({
  extension,
  page: signedIn,
}) => {
  const account = await signIn(signedIn, newAccount());
  const key = await makeKey(signedIn, account, 'write');
  const server = await reachable();
  const note = (subject: string, sent_at: string) => ({
    ...{ id: randomUUID(), server: server.url },
    body: { subject, body: clumsy.text, sent_at },
  });
  await extension.store({
    account: { server: server.url, key },
    outbox: [
      note('To be refused', '2999-01-01T09:00:00.000Z'),
      note('To be sent', new Date().toISOString()),
    ],
  });
  const { page, notes } = await openOptions(extension);
  await expect(notes).toContainText('2 notes wait');
  await retry(extension);
  await expect(notes).toContainText('0 notes wait to be sent, 1 note was refused');
  await expect(notes).toContainText('Refused: This is yet to come.');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoFaults(page);
  }
  expect(await sentBy(signedIn)).toMatchObject([{ subject: 'To be sent' }]);

  await notes.getByRole('button', { name: 'Try again: To be refused' }).click();
  await expect(notes.getByRole('status')).toContainText('Not noted. This is yet to come.');
  await notes.getByRole('button', { name: 'Remove: To be refused' }).click();
  await expect(notes.getByRole('status')).toContainText('Removed');
  expect(await extension.readStore()).toMatchObject({ outbox: [] });
  expect(await extension.inBackground(`chrome.alarms.get('send-notes')`)).toBeUndefined();
  server.end();
});

test('keeps a note when the key has expired, and sends it with another', async ({
  extension,
  page: signedIn,
}) => {
  const account = await signIn(signedIn, newAccount());
  const key = await shortLivedKey(signedIn, account);
  const server = await reachable();
  await extension.store({ account: { server: server.url, key } });
  await expect
    .poll(
      async () => {
        const headers = { Authorization: `Bearer ${key}` };
        return (
          await signedIn.request.get(`${ownServer()}${paths.currentKey}`, { headers })
        ).status();
      },
      { timeout: 30_000 },
    )
    .toBe(401);
  const page = await extension.openSite('gmail');
  await compose(page);
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Note as sent' }).click();
  await expect(panel.getByRole('status')).toContainText('has expired');
  await expect(panel.getByRole('status')).toContainText('The note is kept');
  const alarm = () => extension.inBackground(`chrome.alarms.get('send-notes')`);
  expect(await alarm()).toMatchObject({ name: 'send-notes' });
  const options = await openOptions(extension);
  await expect(options.notes).toContainText('This access key has expired');
  await options.connect(await makeKey(signedIn, account, 'write'));
  await expect.poll(async () => (await sentBy(signedIn)).length).toBe(1);
  server.end();
});

test('refuses a note when no more can be kept, and loses none of those that are', async ({
  extension,
}) => {
  const server = await listen((_request, response) => response.destroy());
  const body = { subject: 'Kept', body: clumsy.text, sent_at: new Date().toISOString() };
  const outbox = Array.from({ length: 200 }, (_, at) => ({
    ...{ id: `kept-${String(at)}`, server: server.url, body },
  }));
  await extension.store({ account: { server: server.url, key: 'a-key' }, outbox });
  const page = await extension.openSite('gmail');
  await compose(page);
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Note as sent' }).click();
  await expect(panel.getByRole('status')).toContainText('Not noted.');
  await expect(panel.getByRole('status')).toContainText('No more notes can be kept');
  const stored = (await extension.readStore())['outbox'] as { id: string }[];
  expect(stored.map(({ id }) => id)).toEqual(outbox.map(({ id }) => id));
  server.end();
});
