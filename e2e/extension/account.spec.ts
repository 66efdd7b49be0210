import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths, SentEmailPage } from '@replysmith/contract';
import { makeKey, newAccount, signIn } from '../fixtures/test.ts';
import { clumsy, compose } from './draft-pages.ts';
import { expect, openPanel, test } from './test.ts';

/** Where the extension is stood in for, nobody can give it the right to this server. */
const open = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key',
};

/** The real server, as somebody reaches it over a line that may break. */
async function reachable(server: string) {
  const state = { isDown: false };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (state.isDown) return void response.destroy();
    if (method === 'OPTIONS') return void response.writeHead(200, open).end();
    const answered = await fetch(`${server}${url}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Authorization: headers.authorization ?? '',
        'Idempotency-Key': String(headers['idempotency-key'] ?? randomUUID()),
      },
      ...(method === 'POST' && { body: Buffer.concat(chunks).toString() }),
    });
    response
      .writeHead(answered.status, { ...open, 'Content-Type': 'application/json' })
      .end(await answered.text());
  };
  const http = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => {
    http.listen(0, '127.0.0.1', done);
  });
  const url = `http://127.0.0.1:${String((http.address() as AddressInfo).port)}`;
  return { url, state, end: () => http.close() };
}

test('refuses a wrong key, saves a template with a right one, and keeps notes while the server is away', async ({
  extension,
  page: signedIn,
  baseURL,
}) => {
  if (baseURL === undefined) throw new Error('There is no server.');
  const account = await signIn(signedIn, newAccount());
  const key = await makeKey(signedIn, account, 'write');
  const server = await reachable(baseURL);
  const options = await extension.open(`${extension.origin}/options.html`);
  await options.getByLabel('Address of the server').fill('http://mail.example.com');
  await options.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(options.getByRole('status')).toContainText('This is no address of a server');
  await options.getByLabel('Address of the server').fill(server.url);
  await options.getByLabel('Access key').fill('bad-key');
  await options.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(options.getByRole('status')).toContainText('wrong, expired or revoked');
  await options.getByLabel('Access key').fill(key);
  await options.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(options.getByText(`Connected to ${server.url}`)).toBeVisible();

  const page = await extension.openSite('gmail');
  await compose(page);
  const panel = await openPanel(page);
  const status = panel.getByRole('status');
  await panel.getByRole('button', { name: 'Save as template' }).click();
  await expect(status).toContainText('Saved among your templates');
  const saved = await signedIn.request.get(`${baseURL}${paths.emailTemplates}`);
  expect(await saved.text()).toContain(clumsy.subject);

  server.state.isDown = true;
  await panel.getByRole('button', { name: 'Note as sent' }).click();
  await expect(status).toContainText('The note is kept');
  server.state.isDown = false;
  await panel.getByRole('button', { name: 'Note as sent' }).click();
  await expect(status).toContainText('Noted as sent');
  const sent = async () =>
    SentEmailPage.parse(await (await signedIn.request.get(`${baseURL}${paths.sentEmails}`)).json());
  await expect.poll(async () => (await sent()).items.length).toBe(2);
  expect((await sent()).items[0]).toMatchObject({ recipient: 'tom@example.com' });
  server.end();
});
