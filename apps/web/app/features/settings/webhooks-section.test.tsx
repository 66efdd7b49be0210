import { type Webhook, type WebhookDelivery, lengths, paths } from '@replysmith/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useSession } from '../../data/session.ts';
import { signedIn } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { refusal, userId } from '../../testing/samples.ts';
import { sampleId } from '../../testing/template-samples.ts';
import { WebhooksSection } from './webhooks-section.tsx';

const password = 'Brightlane-1';
const moment = '2026-03-04T10:41:00.000Z';
const crm: Webhook = {
  ...{ id: sampleId(1), user_id: userId, url: 'https://crm.example.com/hooks' },
  ...{ events: ['email.sent'], includes_text: true, created_at: moment },
  ...{ failing_since: null, off_at: null, off_reason: null },
};
const failed: WebhookDelivery = {
  ...{ id: sampleId(2), webhook_id: crm.id, event: 'email.sent', status: 'failed', attempts: 7 },
  ...{ next_attempt_at: null, attempted_at: moment, response_status: 503, duration_ms: 84 },
  ...{ response: 'The CRM is down.', problem: 'It answered 503.', created_at: moment },
};

let webhooks: Webhook[];
let sent: unknown[];

beforeEach(() => {
  [webhooks, sent] = [[crm], []];
  const takes = (path: string, reply: object) =>
    http.post(`*${path}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(reply);
    });
  network.use(
    ...signedIn,
    http.get(`*${paths.webhooks}`, () => HttpResponse.json({ items: webhooks })),
    http.get(`*${paths.webhookDeliveries}`, () => HttpResponse.json({ items: [failed], total: 1 })),
    takes(paths.webhooks, { ...crm, secret: 'whsec_once' }),
    takes(paths.rotateWebhookSecret, { ...crm, secret: 'whsec_renewed' }),
    takes(paths.resendWebhook, failed),
    http.patch(`*${paths.webhooks}/:id`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(crm);
    }),
    http.delete(`*${paths.webhooks}/:id`, () => {
      webhooks = [];
      return HttpResponse.json(crm);
    }),
    http.post(`*${paths.restoreWebhook}`, () => {
      webhooks = [crm];
      return HttpResponse.json(crm);
    }),
  );
});

const Page = () => (useSession().data ? <WebhooksSection /> : null);
const open = () => renderPages([{ path: '/', Component: Page }], ['/']).user;
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const more = async (user: ReturnType<typeof open>, item: string) => {
  await user.click(await button(/^More for/));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

it('says that it loads, and that nothing is sent yet', async () => {
  webhooks = [];
  open();
  expect(await screen.findByText('Loading webhooks...')).toBeTruthy();
  expect(await screen.findByText('Nothing is sent anywhere yet.')).toBeTruthy();
});

it('says why they could not be loaded, and tries again', async () => {
  network.use(http.get(`*${paths.webhooks}`, () => refusal('not_found'), { once: true }));
  const user = open();
  expect((await screen.findByRole('alert')).textContent).toContain('Not found.');
  await user.click(await button('Try again'));
  expect(await screen.findByText(crm.url)).toBeTruthy();
});

it('makes one of what was chosen, and shows its secret once', async () => {
  webhooks = [];
  const user = open();
  await user.click(await button('New webhook'));
  await user.type(await screen.findByRole('textbox', { name: 'Address' }), crm.url);
  const events = ['An answer is finished', 'A reply or a meeting is noted'];
  for (const event of [...events, 'An email is marked as sent']) {
    await user.click(screen.getByLabelText(event));
  }
  await user.click(await button('Create'));
  expect(await screen.findByText('Choose at least one event.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(screen.getByLabelText('An email is marked as sent'));
  await user.click(screen.getByLabelText('Include the text of emails'));
  await user.click(await button('Create'));
  expect(await screen.findByText('Enter your password.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Your password'), password);
  await user.click(await button('Create'));
  expect(await screen.findByDisplayValue('whsec_once')).toBeTruthy();
  expect(sent).toEqual([{ url: crm.url, events: ['email.sent'], includes_text: true, password }]);
  await user.keyboard('{Escape}');
  expect(screen.getByDisplayValue('whsec_once')).toBeTruthy();
  await user.click(await button('I have saved it'));
  await waitFor(() => expect(screen.queryByDisplayValue('whsec_once')).toBeNull());
});

it('keeps what was typed when the server refuses it, and says why beside it', async () => {
  const url = ['This address is in a private network, so nothing can be sent there.'];
  network.use(
    http.post(`*${paths.webhooks}`, () => {
      const error = { code: 'validation_failed', message: 'Validation Error', request_id: 'r' };
      return HttpResponse.json({ error: { ...error, fields: { url } } }, { status: 422 });
    }),
  );
  const user = open();
  await user.click(await button('New webhook'));
  await user.type(await screen.findByRole('textbox', { name: 'Address' }), 'https://10.0.0.1');
  await user.type(screen.getByLabelText('Your password'), password);
  await user.click(await button('Create'));
  expect(await screen.findByText(url[0] ?? '')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveProperty(
    'value',
    'https://10.0.0.1',
  );
});

it('asks for the password where emails would go elsewhere or with their words', async () => {
  const user = open();
  await more(user, 'Change');
  await user.click(await screen.findByLabelText('A reply or a meeting is noted'));
  expect(screen.queryByLabelText('Your password')).toBeNull();
  await user.click(await button('Save'));
  await waitFor(() => expect(sent).toEqual([{ events: ['email.sent', 'email.replied'] }]));
  await more(user, 'Change');
  await user.click(await screen.findByLabelText('Include the text of emails'));
  network.use(
    http.patch(`*${paths.webhooks}/:id`, () => refusal('current_password_incorrect'), {
      once: true,
    }),
  );
  await user.type(screen.getByLabelText('Your password'), 'Brightlane-2');
  await user.click(await button('Save'));
  expect(await screen.findByText('Current password is incorrect')).toBeTruthy();
  await user.clear(screen.getByLabelText('Your password'));
  await user.type(screen.getByLabelText('Your password'), password);
  await user.click(await button('Save'));
  const changes = { events: crm.events, url: crm.url, includes_text: false, password };
  await waitFor(() => expect(sent.at(-1)).toEqual(changes));
});

it('lists what was delivered and what was not, and sends it again', async () => {
  const user = open();
  await user.click(await button(/^Deliveries/));
  const log = within(await screen.findByRole('list', { name: 'Deliveries' }));
  expect(log.getByText('Failed')).toBeTruthy();
  expect(log.getByText('It answered 503.')).toBeTruthy();
  expect(log.getByText('The CRM is down.')).toBeTruthy();
  expect(log.getByText(/84 ms · 7 attempts/)).toBeTruthy();
  await user.click(log.getByRole('button', { name: /^Send again/ }));
  await waitFor(() => expect(sent).toEqual([{ delivery_id: failed.id }]));
});

it('says how the webhook fares after each change in its log', async () => {
  webhooks = [{ ...crm, failing_since: moment }];
  let delivery: WebhookDelivery = { ...failed, status: 'waiting', next_attempt_at: moment };
  network.use(
    http.get(`*${paths.webhookDeliveries}`, () =>
      HttpResponse.json({ items: [delivery], total: 1 }),
    ),
  );
  const user = open();
  expect(await screen.findByText(/^Nothing delivered since/)).toBeTruthy();
  await user.click(await button(/^Deliveries/));
  expect(await screen.findByText('Waiting')).toBeTruthy();
  delivery = { ...failed, status: 'delivered', problem: null };
  webhooks = [crm];
  expect(await screen.findByText('Delivered', {}, { timeout: 5_000 })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/^Nothing delivered/)).toBeNull());
});

it('says that one is off and why, and switches it on', async () => {
  webhooks = [{ ...crm, off_at: moment, off_reason: 'gone' }];
  const user = open();
  expect(await screen.findByText(/the address answered that it is gone/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Send a test/ })).toBeNull();
  await user.click(await button(/^Switch on/));
  await waitFor(() => expect(sent).toEqual([{ is_on: true }]));
});

it('asks for the password before it makes a new secret, since programs have the old one', async () => {
  const user = open();
  await more(user, 'New secret');
  expect(await screen.findByText(/refuses it/)).toBeTruthy();
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(await button('Make a new secret'));
  expect(await screen.findByDisplayValue('whsec_renewed')).toBeTruthy();
  expect(sent).toEqual([{ webhook_id: crm.id, password }]);
});

it('deletes at once, and has the same one back when that is undone', async () => {
  network.use(
    http.get(`*${paths.webhookDeliveries}`, async () => {
      if (webhooks.length > 0) return HttpResponse.json({ items: [failed], total: 1 });
      await delay(200);
      return refusal('not_found');
    }),
  );
  const user = open();
  await user.click(await button(/^Deliveries/));
  expect(await screen.findByRole('list', { name: 'Deliveries' })).toBeTruthy();
  await more(user, 'Delete');
  expect(await screen.findByText('Nothing is sent anywhere yet.')).toBeTruthy();
  await user.click(await button(/^Undo/));
  expect(await screen.findByRole('list', { name: 'Webhooks' })).toBeTruthy();
});

it('offers no other when there are as many as one can have', async () => {
  webhooks = Array.from({ length: lengths.webhooks }, (_, at) => ({ ...crm, id: sampleId(at) }));
  open();
  expect(await screen.findByText(/These are all 10/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New webhook' })).toBeNull();
});
