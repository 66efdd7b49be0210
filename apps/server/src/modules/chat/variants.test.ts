import { randomUUID } from 'node:crypto';
import type { AnswerReply, MessageType, OptimizeEmailRequest } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCampaign } from '../../testing/rows/add-campaign.ts';
import { addTemplate } from '../../testing/rows/add-template.ts';
import type { Person } from '../../testing/person.ts';
import { rowsOf } from '../../testing/rows/rows-of.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { listChatMessages } from './messages.ts';
import { replyOf } from './follow-answer.ts';
import { startAnswer } from './start-answer.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ada = await test.createPerson();
});
afterAll(() => test.close());

const content = 'Subject: Stock\n\nHi Tom,\n\nIs your stock counted by hand?\n\nBest,\nAda';

async function ask(
  changes: Partial<OptimizeEmailRequest> = {},
  { as = ada, key }: { as?: Person; key?: string } = {},
): Promise<AnswerReply> {
  const message_type: MessageType = 'email_optimization';
  const request = { content, session_id: null, message_type, ...changes };
  return replyOf(await startAnswer(as.ctx, request, key));
}

async function refusalOf(work: () => Promise<unknown>): Promise<unknown> {
  const before = await rowsOf(test.database.everything);
  const problem: unknown = await work().then(
    () => null,
    (error: unknown) => error,
  );
  expect(await rowsOf(test.database.everything)).toEqual(before);
  return problem;
}

describe('another variant', () => {
  it('is a pair of messages of its own that names the first variant, whichever one it was made from', async () => {
    const first = await ask();
    const session_id = first.session.id;
    const second = await ask({ session_id, variant_of: first.messages[0].id });
    const third = await ask({
      ...{ session_id, variant_of: second.messages[0].id },
      content: content.replace('by hand', 'overnight'),
    });
    expect(second.messages[0].variant_of).toBe(first.messages[0].id);
    expect(third.messages[0].variant_of).toBe(first.messages[0].id);
    expect(third.messages[1].variant_of).toBeNull();
    const stored = await listChatMessages(ada.ctx, session_id);
    expect(stored).toEqual([...first.messages, ...second.messages, ...third.messages]);
  });

  it('costs a request like the first, and is refused at the limit with nothing done', async () => {
    const first = await ask();
    const again = { session_id: first.session.id, variant_of: first.messages[0].id };
    for (let time = 1; time < 5; time += 1) await ask(again);
    expect(await refusalOf(() => ask(again))).toMatchObject({ code: 'usage_limit_reached' });
  });

  it('is not found where the message is another’s, an answer, of another session or of another kind', async () => {
    const first = await ask();
    const session_id = first.session.id;
    const elsewhere = await ask();
    const bob = await test.createPerson();
    const bobs = await ask({}, { as: bob });
    const wrong = [
      { session_id, variant_of: randomUUID() },
      { session_id, variant_of: bobs.messages[0].id },
      { session_id, variant_of: first.messages[1].id },
      { session_id, variant_of: elsewhere.messages[0].id },
      { session_id: null, variant_of: first.messages[0].id },
      { session_id, variant_of: first.messages[0].id, message_type: 'conversation' as const },
    ];
    for (const changes of wrong) {
      expect(await refusalOf(() => ask(changes))).toMatchObject({ code: 'not_found' });
    }
  });

  it('is another request than the first, and than one in another manner, under the same key', async () => {
    const { session, messages } = await ask();
    const key = randomUUID();
    const again = { session_id: session.id, variant_of: messages[0].id };
    const reply = await ask(again, { key });
    expect(await ask(again, { key })).toEqual(reply);
    for (const changes of [
      { ...again, variant_of: null },
      { ...again, manner: 'light' as const },
    ]) {
      expect(await refusalOf(() => ask(changes, { key }))).toMatchObject({
        code: 'idempotency_key_reused',
      });
    }
  });

  it('stands with its answer behind it when two are asked for at once', async () => {
    const first = await ask();
    const again = { session_id: first.session.id, variant_of: first.messages[0].id };
    const texts = ['one', 'two', 'three'].map((word) => content.replace('by hand', word));
    const replies = await Promise.all(texts.map((text) => ask({ ...again, content: text })));
    const storedIds = (await listChatMessages(ada.ctx, first.session.id)).map(({ id }) => id);
    for (const { messages } of replies) {
      expect(storedIds[storedIds.indexOf(messages[0].id) + 1]).toBe(messages[1].id);
      expect(messages[0].variant_of).toBe(first.messages[0].id);
    }
    expect(storedIds).toHaveLength(8);
  });
});

describe('what a text came from', () => {
  const untouched = { status: 'draft', session_id: null };
  const markDeleted = (id: string) =>
    test.database.everything
      .updateTable('wizard_campaigns')
      .set({ deleted_at: new Date() })
      .where('id', '=', id)
      .execute();

  it('is kept with the message, and puts the campaign into the chat', async () => {
    const { everything } = test.database;
    const campaign_id = await addCampaign(everything, ada.id);
    const template_id = await addTemplate(everything, ada.id);
    const { session, messages } = await ask({ campaign_id, template_id });
    expect(messages[0]).toMatchObject({ campaign_id, template_id });
    const campaign = await everything
      .selectFrom('wizard_campaigns')
      .select(['status', 'session_id', 'version'])
      .where('id', '=', campaign_id)
      .executeTakeFirst();
    expect(campaign).toEqual({ status: 'in_chat', session_id: session.id, version: 1 });
  });

  it('is left out when it is another’s, deleted or nobody’s, and the text is answered all the same', async () => {
    const { everything } = test.database;
    const bob = await test.createPerson();
    const deleted = await addCampaign(everything, ada.id);
    await markDeleted(deleted);
    const bobs = await addCampaign(everything, bob.id);
    const deletions = [
      { campaign_id: randomUUID() },
      { campaign_id: bobs },
      { campaign_id: deleted },
      { template_id: randomUUID() },
      { template_id: await addTemplate(everything, bob.id) },
    ];
    for (const changes of deletions) {
      const { messages } = await ask(changes);
      expect(messages[0]).toMatchObject({ campaign_id: null, template_id: null });
    }
    const stored = await everything
      .selectFrom('wizard_campaigns')
      .select(['status', 'session_id'])
      .where('id', 'in', [bobs, deleted])
      .execute();
    expect(stored).toEqual([untouched, untouched]);
  });

  it('is the first variant’s for every other, whatever that says and whether or not it is still there', async () => {
    const { everything } = test.database;
    const origin = {
      campaign_id: await addCampaign(everything, ada.id),
      template_id: await addTemplate(everything, ada.id),
    };
    const { session, messages } = await ask(origin);
    const again = { session_id: session.id, variant_of: messages[0].id };
    const silent = await ask(again);
    expect(silent.messages[0]).toMatchObject(origin);
    await markDeleted(origin.campaign_id);
    const other = { campaign_id: await addCampaign(everything, ada.id), template_id: randomUUID() };
    const saying = await ask({ ...again, ...other, variant_of: silent.messages[0].id });
    expect(saying.messages[0]).toMatchObject(origin);
    const campaign = await everything
      .selectFrom('wizard_campaigns')
      .select(['status', 'session_id'])
      .where('id', '=', other.campaign_id)
      .executeTakeFirst();
    expect(campaign).toEqual(untouched);
  });
});
