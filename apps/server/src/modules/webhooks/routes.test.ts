import { ErrorBody, Webhook, WebhookWithSecret, lengths, paths } from '@replysmith/contract';
import { Webhook as Signer } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { password } from '../../testing/account-calls.ts';
import type { Person } from '../../testing/person.ts';
import { addPassword } from '../../testing/rows/add-password.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { secret as serverSecret } from '../../testing/secret.ts';
import { createEncryption } from '../../platform/secrets.ts';
import { createWebhook, reencryptWebhookSecrets } from './service.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ada = await test.createPerson();
  await addPassword(test.database.everything, ada.id);
});
afterAll(() => test.close());

const url = 'https://crm.example.com/hooks';
const make = (body: object = {}, as = ada) =>
  test.call(paths.webhooks, { as, body: { url, events: ['email.sent'], password, ...body } });
const errorIn = async (response: Response) => ErrorBody.parse(await response.json()).error;

it('is made with a secret that is shown once, and encrypted in the database', async () => {
  const made = WebhookWithSecret.parse(await (await make()).json());
  expect(() => new Signer(made.secret).sign('id', new Date(), '{}')).not.toThrow();
  const { secret, ...webhook } = made;
  const list = await (await test.call(paths.webhooks, { as: ada })).json();
  expect(list).toEqual({ items: [webhook] });
  const row = await test.database.everything
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(secret.slice('whsec_'.length));
  expect(await ada.ctx.encryption.decrypt(row.secret)).toBe(secret);
});

const isPrivate = 'This address is in a private network, so nothing can be sent there.';
const notWhole = 'Enter a whole address, such as https://example.com/webhooks.';
it.each([
  [{ url: undefined }, 'url', 'Enter an address.'],
  [{ url: ' ' }, 'url', 'Enter an address.'],
  [{ url: 'crm.example.com' }, 'url', notWhole],
  [{ url: 'ftp://crm.example.com' }, 'url', notWhole],
  [{ url: `https://example.com/${'x'.repeat(2_000)}` }, 'url', 'Use at most 2000 characters.'],
  [{ url: 'http://crm.example.com' }, 'url', 'Enter an address that begins with https://.'],
  [
    { url: 'https://ada:secret@example.com' },
    'url',
    'Leave the user name and the password out. What is sent is signed instead.',
  ],
  [{ url: 'https://localhost' }, 'url', isPrivate],
  [{ url: 'https://192.168.0.1' }, 'url', isPrivate],
  [{ url: 'https://[::ffff:10.0.0.1]' }, 'url', isPrivate],
  [{ url: 'https://0x7f.1' }, 'url', isPrivate],
  [{ events: [] }, 'events', 'Choose at least one event.'],
  [{ events: ['ping'] }, 'events.0', 'There is no such event.'],
  [{ includes_text: 'yes' }, 'includes_text', 'This must be true or false.'],
])('refuses %j with a sentence about %s', async (given, field, sentence) => {
  const response = await make(given);
  expect(response.status).toBe(422);
  expect((await errorIn(response)).fields?.[field]?.[0]).toBe(sentence);
});

it('is one of ten, however many are made at once, and restored only where there is room', async () => {
  const wanted = { url, events: ['email.sent' as const], includes_text: false };
  const tries = await Promise.allSettled(
    Array.from({ length: 12 }, () => createWebhook(ada.ctx, wanted)),
  );
  const made = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(made).toHaveLength(lengths.webhooks);
  const refused = await make();
  expect(refused.status).toBe(409);
  expect((await errorIn(refused)).message).toBe('You can have at most 10 webhooks.');
  const webhook_id = made[0]?.id ?? '';
  await test.call(`${paths.webhooks}/${webhook_id}`, { as: ada, method: 'DELETE' });
  expect((await make()).status).toBe(200);
  const restore = () => test.call(paths.restoreWebhook, { as: ada, body: { webhook_id } });
  expect((await restore()).status).toBe(409);
});

it('takes the password where it is made, led elsewhere, given the text or another secret', async () => {
  const { id } = Webhook.parse(await (await make()).json());
  const patch = (body: object) =>
    test.call(`${paths.webhooks}/${id}`, { as: ada, method: 'PATCH', body });
  const rotate = (body: object) =>
    test.call(paths.rotateWebhookSecret, { as: ada, body: { webhook_id: id, ...body } });
  const calls = [
    (body: object) => make({ password: undefined, ...body }),
    (body: object) => patch({ url: 'https://elsewhere.example.com', ...body }),
    (body: object) => patch({ includes_text: true, ...body }),
    rotate,
  ];
  const { everything } = test.database;
  const rows = () => everything.selectFrom('webhooks').selectAll().orderBy('id').execute();
  const before = await rows();
  for (const call of calls) {
    const without = await call({});
    expect(without.status).toBe(422);
    expect((await errorIn(without)).fields).toEqual({ password: ['Enter your password.'] });
  }
  for (const call of calls) {
    const wrong = await call({ password: 'Sturdy-Pen-43' });
    expect((await errorIn(wrong)).code).toBe('current_password_incorrect');
  }
  expect(await rows()).toEqual(before);
  expect((await patch({ events: ['email.replied'], is_on: false })).status).toBe(200);
});

it('leaves in the audit log who made, changed, deleted and restored it, and no address', async () => {
  const { id } = Webhook.parse(await (await make()).json());
  const one = { webhook_id: id };
  const patch = (body: object) =>
    test.call(`${paths.webhooks}/${id}`, { as: ada, method: 'PATCH', body });
  await patch({ url: 'https://elsewhere.example.com', password });
  await patch({ url: 'https://elsewhere.example.com', includes_text: true, password });
  await patch({ url: 'https://elsewhere.example.com', password });
  await patch({ events: ['email.replied'] });
  await test.call(paths.rotateWebhookSecret, { as: ada, body: { ...one, password } });
  await test.call(`${paths.webhooks}/${id}`, { as: ada, method: 'DELETE' });
  await test.call(paths.restoreWebhook, { as: ada, body: one });
  await test.call(paths.restoreWebhook, { as: ada, body: one });
  const entries = await test.database.everything
    .selectFrom('audit_log')
    .select(['action', 'actor', 'subject', 'details'])
    .where('actor', '=', ada.id)
    .orderBy('id')
    .execute();
  const entry = (action: string, details: object) => ({
    ...{ action, actor: ada.id, subject: ada.id },
    details: { webhook: id, ...details },
  });
  expect(entries).toEqual([
    entry('webhook.created', { includes_text: false }),
    entry('webhook.changed', { is_new_address: true, includes_text: false }),
    entry('webhook.changed', { is_new_address: false, includes_text: true }),
    entry('webhook.rotated', {}),
    entry('webhook.deleted', {}),
    entry('webhook.restored', { includes_text: true }),
  ]);
});

it('is tried so many times a minute and no more', async () => {
  const { id } = Webhook.parse(await (await make()).json());
  const ping = () => test.call(paths.pingWebhook, { as: ada, body: { webhook_id: id } });
  for (let count = 0; count < 10; count += 1) expect((await ping()).status).toBe(200);
  expect((await ping()).status).toBe(429);
});

it('keeps its secret when that of the server is changed', async () => {
  const { id, secret } = WebhookWithSecret.parse(await (await make()).json());
  const renewed = ['another secret of the server, of 32 letters', serverSecret] as const;
  const services = { ...test.services, encryption: createEncryption(renewed) };
  await reencryptWebhookSecrets(services, renewed);
  const row = await test.database.everything
    .selectFrom('webhooks')
    .select('secret')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(await createEncryption([renewed[0]]).decrypt(row.secret)).toBe(secret);
});
