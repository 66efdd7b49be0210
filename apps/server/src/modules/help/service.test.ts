import { lengths } from '@replysmith/contract';
import { helpTopics } from '@replysmith/help';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerOf } from '../../testing/ledger-of.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import type { Context } from '../../platform/context/context.ts';
import { askHelp } from './service.ts';
import { clearHelpMessages, listHelpMessages } from './messages.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp();
  ada = await test.createPerson();
});
afterAll(() => test.close());

const never = new AbortController().signal;
const ask = (message: string, { ctx }: { readonly ctx: Context } = ada) =>
  askHelp(ctx, { message }, never);

const [topic] = helpTopics;
const item = topic?.items[0];
if (!topic || !item) throw new Error('The help has no topics.');

describe('the help chat', () => {
  it('greets whoever says nothing, keeps nothing of it and costs nothing', async () => {
    const greeting = await ask('  \n ');
    expect(greeting.response).toMatch(/automatic assistant/);
    expect(greeting).toMatchObject({ citations: [], messages: [], is_known: true });
    expect(greeting.suggestions).not.toHaveLength(0);
    expect(await listHelpMessages(ada.ctx)).toEqual([]);
    expect((await ledgerOf(test.database.everything, ada.id)).free).toBe(0);
  });

  it('answers with what the best help item says, cites it, and keeps both', async () => {
    const answer = await ask(item.title);
    expect(answer.response).toContain(item.steps[0] ?? item.description.slice(0, 20));
    expect(answer.citations[0]).toEqual({ topic: topic.id, item: item.id, title: item.title });
    expect(answer).toMatchObject({ engine: 'coach', is_known: true });
    expect(answer.messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(await listHelpMessages(ada.ctx)).toEqual(answer.messages);
    expect((await ledgerOf(test.database.everything, ada.id)).free).toBe(1);
  });

  it('fills in every figure', async () => {
    for (const { title } of helpTopics.flatMap(({ items }) => items).slice(0, 40)) {
      const bo = await test.createPerson();
      expect((await ask(title, bo)).response).not.toMatch(/\{\{|…$/);
    }
  });

  it('says that it does not know rather than guess', async () => {
    const answer = await ask('Which yak has the softest wool in Kathmandu?');
    expect(answer).toMatchObject({ is_known: false, citations: [] });
    expect(answer.response).toMatch(/I do not know/);
  });

  it('shows each person their own messages, and forgets them when asked to', async () => {
    const bo = await test.createPerson();
    expect(await listHelpMessages(bo.ctx)).toEqual([]);
    await clearHelpMessages(bo.ctx);
    expect(await listHelpMessages(ada.ctx)).not.toEqual([]);
    await clearHelpMessages(ada.ctx);
    expect(await listHelpMessages(ada.ctx)).toEqual([]);
  });

  it('keeps nothing of a question that was under way when the chat was cleared', async () => {
    const eve = await test.createPerson();
    const spent = { engine_reason: null, input_tokens: 7, output_tokens: 3 };
    const ctx: Context = {
      ...eve.ctx,
      ai: {
        ...eve.ctx.ai,
        help: async () => {
          await clearHelpMessages(eve.ctx);
          return { outcome: 'written', result: 'Here.', engine: 'model', model: 'm', ...spent };
        },
      },
    };
    expect(await ask(item.title, { ctx })).toMatchObject({ response: 'Here.', messages: [] });
    expect(await listHelpMessages(eve.ctx)).toEqual([]);
    const requests = await test.database.everything
      .selectFrom('ai_requests')
      .select(['status', 'input_tokens', 'output_tokens'])
      .where('user_id', '=', eve.id)
      .execute();
    expect(requests).toEqual([{ status: 'stopped', input_tokens: 7, output_tokens: 3 }]);
    await ask(item.title, eve);
    expect(await listHelpMessages(eve.ctx)).toHaveLength(2);
  });

  it('keeps no more than the newest', async () => {
    const cy = await test.createPerson();
    await test.database.everything
      .insertInto('help_messages')
      .values(
        Array.from({ length: lengths.helpMessages }, (_, at) => ({
          ...{ user_id: cy.id, role: 'user', content: `Question ${at}` },
        })),
      )
      .execute();
    await ask(item.title, cy);
    const stored = await listHelpMessages(cy.ctx);
    expect(stored).toHaveLength(lengths.helpMessages);
    expect(stored[0]?.content).toBe('Question 2');
  });

  it('keeps nothing of a question whose asker has gone', async () => {
    const di = await test.createPerson();
    const aborted = new AbortController();
    aborted.abort();
    await expect(askHelp(di.ctx, { message: item.title }, aborted.signal)).rejects.toMatchObject({
      code: 'stopped',
    });
    expect(await listHelpMessages(di.ctx)).toEqual([]);
  });
});
