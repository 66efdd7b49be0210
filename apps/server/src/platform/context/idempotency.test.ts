import { randomUUID } from 'node:crypto';
import { type OptimizeEmailRequest, paths } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../testing/person.ts';
import { rowsOf } from '../../testing/rows/rows-of.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { listChatMessages } from '../../modules/chat/messages.ts';
import { getUserSubscription } from '../../modules/billing/usage.ts';
import { makeCampaign } from '../../testing/rows/make-campaign.ts';
import { makeTemplate } from '../../testing/rows/make-template.ts';
import { errorIn } from '../../testing/template-calls.ts';
import { optimizeEmail } from '../../testing/optimize-email.ts';

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ada = await test.createPerson();
});
afterAll(() => test.close());

const request: OptimizeEmailRequest = {
  content: 'Subject: Stock\n\nHi Tom,\n\nIs your stock counted by hand?\n\nBest,\nAda',
  session_id: null,
  message_type: 'email_optimization',
};

const used = async () => (await getUserSubscription(ada.ctx)).usage_tracking.daily_ai_requests;

describe('optimizeEmail, sent again under the same key', () => {
  it('answers the same again, and keeps and counts it once', async () => {
    const key = randomUUID();
    const first = await optimizeEmail(ada.ctx, request, key);
    const before = await rowsOf(test.database.everything);
    expect(await optimizeEmail(ada.ctx, request, key)).toEqual(first);
    expect(await rowsOf(test.database.everything)).toEqual(before);
    expect(await used()).toBe(1);
  });

  it('does so even when the day is used up meanwhile', async () => {
    const key = randomUUID();
    const first = await optimizeEmail(ada.ctx, request, key);
    for (let time = 1; time < 5; time += 1) await optimizeEmail(ada.ctx, request);
    expect(await optimizeEmail(ada.ctx, request, key)).toEqual(first);
  });

  it('gives ten calls at once one answer, even when only one request is left', async () => {
    for (let time = 0; time < 4; time += 1) await optimizeEmail(ada.ctx, request);
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => optimizeEmail(ada.ctx, request, key)),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await listChatMessages(ada.ctx, replies[0]?.session.id ?? '')).toHaveLength(2);
    expect(await used()).toBe(5);
  });

  it('refuses another request', async () => {
    const key = randomUUID();
    await optimizeEmail(ada.ctx, request, key);
    const before = await rowsOf(test.database.everything);
    const other = { ...request, content: `${request.content}!` };
    await expect(optimizeEmail(ada.ctx, other, key)).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    expect(await rowsOf(test.database.everything)).toEqual(before);
  });

  it('does it anew when the first try failed', async () => {
    const key = randomUUID();
    const rewrite = () => Promise.reject(new Error('no room'));
    const full = { ...ada.ctx, ai: { ...ada.ctx.ai, rewrite } };
    await expect(optimizeEmail(full, request, key)).rejects.toMatchObject({ code: 'unavailable' });
    expect((await optimizeEmail(ada.ctx, request, key)).messages).toHaveLength(2);
  });

  it("knows nothing of other people's keys", async () => {
    const bo = await test.createPerson();
    const key = randomUUID();
    const theirs = await optimizeEmail(bo.ctx, request, key);
    const own = await optimizeEmail(ada.ctx, request, key);
    expect(own.session.id).not.toBe(theirs.session.id);
    expect(await used()).toBe(1);
  });
});

describe('what makes a row, sent again under the same key', () => {
  const rule = { trigger: { type: 'template_create' }, actions: [{ type: 'favorite' }] };
  const oneCampaign = async () => ({ campaign_id: (await makeCampaign(ada)).id });
  const oneTemplate = async () => ({ template_id: (await makeTemplate(ada)).id });
  const copies = async () => ({
    change: { type: 'duplicate', prefix: 'Copy of' },
    of: { ids: [(await makeTemplate(ada)).id] },
  });
  const calls: [path: string, body: () => object | Promise<object>][] = [
    [paths.duplicateCampaign, oneCampaign],
    [paths.cloneTemplate, oneTemplate],
    [paths.changeTemplates, copies],
    [paths.templateFolders, () => ({ name: `Shops ${randomUUID()}` })],
    [paths.workflowRules, () => ({ ...rule, name: `Star ${randomUUID()}` })],
  ];

  it.each(calls)('makes it once, also at once: %s', async (path, bodyOf) => {
    const [body, other] = [await bodyOf(), await bodyOf()];
    const headers = { 'Idempotency-Key': randomUUID() };
    const send = (sent: object) => test.call(path, { as: ada, body: sent, headers });
    const first = await Promise.all([send(body), send(body), send(body)]);
    const before = await rowsOf(test.database.everything);
    const replies = [...first, await send(body)];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [made, ...again] = await Promise.all(replies.map((reply) => reply.json()));
    expect(again).toEqual([made, made, made]);
    expect((await errorIn(await send(other))).code).toBe('idempotency_key_reused');
    expect(await rowsOf(test.database.everything)).toEqual(before);
  });
});
