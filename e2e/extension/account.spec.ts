import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths } from '@replysmith/contract';
import { newAccount, signIn } from '../fixtures/test.ts';
import { clumsy, compose } from './draft-pages.ts';
import { expect, openPanel, test } from './test.ts';

/** Where the extension is stood in for, nobody can give it the right to this server. */
const open = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key',
};

type Noted = { subject?: string; body?: string; recipient?: string };

/** The real server behind an access key: it has none of its own yet, so the key stands for a session. */
async function serverWithKey(server: string, cookie: string) {
  const noted: Noted[] = [];
  const state = { isDown: false };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const send = (status: number, text: string) =>
      response.writeHead(status, { ...open, 'Content-Type': 'application/json' }).end(text);
    if (method === 'OPTIONS') send(200, '');
    else if (state.isDown) response.destroy();
    else if (headers.authorization !== 'Bearer good-key')
      send(401, '{"error":{"code":"unauthenticated"}}');
    else if (method === 'POST' && url === paths.sentEmails) {
      noted.push(JSON.parse(body) as Noted);
      send(201, '{}');
    } else {
      const answered = await fetch(`${server}${url}`, {
        method,
        headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: server },
        ...(method === 'POST' && { body }),
      });
      send(answered.status, await answered.text());
    }
  };
  const http = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => {
    http.listen(0, '127.0.0.1', done);
  });
  const url = `http://127.0.0.1:${String((http.address() as AddressInfo).port)}`;
  return { url, noted, state, end: () => http.close() };
}

test('refuses a wrong key, saves a template with a right one, and keeps notes while the server is away', async ({
  extension,
  page: signedIn,
  baseURL,
}) => {
  if (baseURL === undefined) throw new Error('There is no server.');
  await signIn(signedIn, newAccount());
  const cookie = (await signedIn.context().cookies())
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const server = await serverWithKey(baseURL, cookie);
  const options = await extension.open(`${extension.origin}/options.html`);
  await options.getByLabel('Address of the server').fill('http://mail.example.com');
  await options.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(options.getByRole('status')).toContainText('This is no address of a server');
  await options.getByLabel('Address of the server').fill(server.url);
  await options.getByLabel('Access key').fill('bad-key');
  await options.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(options.getByRole('status')).toContainText('wrong, expired or revoked');
  await options.getByLabel('Access key').fill('good-key');
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
  await expect.poll(() => server.noted.length).toBe(2);
  expect(server.noted[0]).toMatchObject({ subject: clumsy.subject, recipient: 'tom@example.com' });
  server.end();
});
