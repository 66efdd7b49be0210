import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAi } from '../../platform/ai/writers/create-ai.ts';
import { coachHere } from '../../testing/coach-here.ts';
import { optimizeEmail } from '../../testing/optimize-email.ts';
import type { Person } from '../../testing/person.ts';
import { scriptedModel } from '../../testing/scripted-model.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { replyOf } from './follow-answer.ts';
import { startAnswer } from './start-answer.ts';
import { listChatMessages } from './messages.ts';
import {
  deleteChatSession,
  getChatSession,
  purgeChatSession,
  restoreChatSession,
  updateChatSession,
} from './sessions.ts';

const notFound = expect.objectContaining({ code: 'not_found' }) as unknown;

let test: TestApp;
let ada: Person;
let bo: Person;
let id: string;

beforeAll(async () => {
  test = await createTestApp();
  bo = await test.createPerson();
});
beforeEach(async () => {
  ada = await test.createPerson();
  id = (await optimizeEmail(ada.ctx, request())).session.id;
});
afterAll(() => test.close());

const request = (session_id: string | null = null) => ({
  content: 'Hi Tom, is your stock counted by hand?',
  session_id,
  message_type: 'email_optimization' as const,
});

describe('updateChatSession', () => {
  it('names a session, brings it to the front, and takes the name away again', async () => {
    const before = await getChatSession(ada.ctx, id);
    const named = await updateChatSession(ada.ctx, id, { session_name: 'Fernhill' });
    expect(named.session_name).toBe('Fernhill');
    expect(named.last_activity >= before.last_activity).toBe(true);
    expect(await updateChatSession(ada.ctx, id, { session_name: null })).toMatchObject({
      session_name: null,
      title: before.title,
    });
  });

  it('takes a name back to where the session was, but not behind what was said since', async () => {
    const { last_activity } = await getChatSession(ada.ctx, id);
    const minutesLater = (minutes: number) => {
      const moment = new Date(Date.parse(last_activity) + minutes * 60_000);
      return { ...ada.ctx, now: () => moment };
    };
    const undo = { session_name: null, last_activity };
    const named = await updateChatSession(minutesLater(1), id, { session_name: 'Fernhill' });
    expect(named.last_activity > last_activity).toBe(true);
    expect(await updateChatSession(minutesLater(2), id, undo)).toMatchObject(undo);

    const { session } = await optimizeEmail(minutesLater(3), request(id));
    await updateChatSession(minutesLater(4), id, { session_name: 'Fernhill' });
    const left = await updateChatSession(minutesLater(5), id, undo);
    expect(left.last_activity).toBe(session.last_activity);
    const ahead = minutesLater(9).now().toISOString();
    const updated = await updateChatSession(minutesLater(6), id, { ...undo, last_activity: ahead });
    expect(updated.last_activity).toBe(session.last_activity);
  });

  it('archives it where it stands, and brings it back', async () => {
    const { last_activity } = await getChatSession(ada.ctx, id);
    const archived = await updateChatSession(ada.ctx, id, { is_archived: true });
    expect(archived).toMatchObject({ is_archived: true, last_activity });
    expect(await updateChatSession(ada.ctx, id, { is_archived: false })).toMatchObject({
      is_archived: false,
    });
    expect(await updateChatSession(ada.ctx, id, {})).toMatchObject({ is_archived: false });
  });

  it('brings it back by itself once something is answered in it', async () => {
    await updateChatSession(ada.ctx, id, { is_archived: true });
    const { session } = await optimizeEmail(ada.ctx, request(id));
    expect(session).toMatchObject({ id, is_archived: false });
    expect(await getChatSession(ada.ctx, id)).toMatchObject({ is_archived: false });
  });

  it('leaves it in the archive when it was put there while the answer was written', async () => {
    const written = Promise.withResolvers<undefined>();
    const client = scriptedModel(() => written.promise, { subject: null, body: request().content });
    const answer = await startAnswer({ ...ada.ctx, ai: createAi(coachHere, client) }, request(id));
    await updateChatSession(ada.ctx, id, { is_archived: true });
    written.resolve(undefined);
    expect((await replyOf(answer)).session).toMatchObject({ id, is_archived: true });
    expect(await getChatSession(ada.ctx, id)).toMatchObject({ is_archived: true });
    expect((await listChatMessages(ada.ctx, id)).length).toBe(4);
  });

  it("does not find somebody else's", async () => {
    await expect(updateChatSession(bo.ctx, id, { is_archived: true })).rejects.toEqual(notFound);
    expect(await getChatSession(ada.ctx, id)).toMatchObject({ is_archived: false });
  });
});

describe('deleteChatSession', () => {
  it('takes it out of sight, and restoring brings it back with all that was said', async () => {
    const messages = await listChatMessages(ada.ctx, id);
    const { deleted_at } = await deleteChatSession(ada.ctx, id);
    expect(await deleteChatSession(ada.ctx, id)).toMatchObject({ deleted_at });
    await expect(getChatSession(ada.ctx, id)).rejects.toEqual(notFound);
    await expect(listChatMessages(ada.ctx, id)).rejects.toEqual(notFound);
    await expect(startAnswer(ada.ctx, request(id))).rejects.toEqual(notFound);
    await expect(updateChatSession(ada.ctx, id, { session_name: 'x' })).rejects.toEqual(notFound);

    const restored = await restoreChatSession(ada.ctx, id);
    expect(restored.deleted_at).toBeNull();
    expect(await listChatMessages(ada.ctx, id)).toEqual(messages);
  });

  it("does not find somebody else's", async () => {
    await expect(deleteChatSession(bo.ctx, id)).rejects.toEqual(notFound);
    await deleteChatSession(ada.ctx, id);
    await expect(restoreChatSession(bo.ctx, id)).rejects.toEqual(notFound);
    await expect(purgeChatSession(bo.ctx, id)).rejects.toEqual(notFound);
  });
});

it('keeps an answer that was being written when its session was deleted', async () => {
  const answer = await startAnswer(ada.ctx, request(id));
  await deleteChatSession(ada.ctx, id);
  expect((await replyOf(answer)).session.deleted_at).not.toBeNull();
  await expect(getChatSession(ada.ctx, id)).rejects.toEqual(notFound);
  await restoreChatSession(ada.ctx, id);
  expect(await listChatMessages(ada.ctx, id)).toHaveLength(4);
});

describe('purgeChatSession', () => {
  it('deletes for good only what was deleted before', async () => {
    await expect(purgeChatSession(ada.ctx, id)).rejects.toEqual(notFound);
    await deleteChatSession(ada.ctx, id);
    await purgeChatSession(ada.ctx, id);
    await expect(restoreChatSession(ada.ctx, id)).rejects.toEqual(notFound);
    const { everything } = test.database;
    const remaining = await everything
      .selectFrom('chat_messages')
      .select('id')
      .where('session_id', '=', id)
      .execute();
    expect(remaining).toEqual([]);
  });

  it('leaves what was won, of a session that is gone', async () => {
    await deleteChatSession(ada.ctx, id);
    await purgeChatSession(ada.ctx, id);
    const won = await test.database.everything
      .selectFrom('optimization_analytics')
      .select(['session_id', 'message_id'])
      .where('user_id', '=', ada.id)
      .execute();
    expect(won).toEqual([{ session_id: null, message_id: null }]);
  });
});
