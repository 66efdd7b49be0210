import { randomUUID } from 'node:crypto';
import type { AnswerEvent, OptimizeEmailRequest } from '@replysmith/contract';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverChannel } from '../../platform/db/server-presence.ts';
import { createAi } from '../../platform/ai/writers/create-ai.ts';
import { coachHere } from '../../testing/coach-here.ts';
import { ledgerOf } from '../../testing/ledger-of.ts';
import { optimizeEmail } from '../../testing/optimize-email.ts';
import type { Person } from '../../testing/person.ts';
import { goodRewrite, scriptedModel } from '../../testing/scripted-model.ts';
import { stopAndWait } from '../../testing/running/stop-and-wait.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { listChatSessions } from './sessions.ts';
import type { Context } from '../../platform/context/context.ts';
import { settleAbandonedRequests } from './settle-abandoned-requests.ts';
import { listenToAnswer, replyOf } from './follow-answer.ts';
import { startAnswer } from './start-answer.ts';
import { eventually } from '../../testing/eventually.ts';

const email = { subject: 'Stock', body: 'Hi Tom,\n\nIs your stock counted by hand?\n\nBest,\nAda' };
const request: OptimizeEmailRequest = {
  content: `Subject: ${email.subject}\n\n${email.body}`,
  session_id: null,
  message_type: 'email_optimization',
};

/** A model that shows the beginning of its text and then waits until it is released. */
function heldModel() {
  const { promise: released, resolve: release } = Promise.withResolvers<null>();
  const { promise: shown, resolve: show } = Promise.withResolvers<null>();
  let callCount = 0;
  let say: (text: string) => void = () => undefined;
  const client = scriptedModel(async ({ onText }) => {
    callCount += 1;
    say = (text) => onText?.(text);
    onText?.('Hi Tom,\n\nIs your stock');
    show(null);
    await released;
  }, goodRewrite(email));
  return {
    ai: createAi(coachHere, client),
    shown,
    release: () => release(null),
    say: (text: string) => say(text),
    callCount: () => callCount,
  };
}

let one: TestApp;
let two: TestApp;
let ada: Person;
/** Ada's context at the other server. */
let there: Context;
beforeAll(async () => {
  one = await createTestApp();
  two = await createTestApp({ database: one.database });
});
beforeEach(async () => {
  ada = await one.createPerson();
  there = { ...ada.ctx, ...two.services };
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const ledger = () => ledgerOf(one.database.everything, ada.id);

async function startHeld(from: Context = ada.ctx) {
  const model = heldModel();
  const answer = await startAnswer({ ...from, ai: model.ai }, request);
  await model.shown;
  return { answer, model };
}

/**
 * Ends the connection by which a server shows that it is running, after it has reconnected from the
 * last time.
 */
const cutOff = (server: TestApp) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ cut: boolean }>`
        SELECT pg_terminate_backend(pid) AS cut FROM pg_locks
        WHERE locktype = 'advisory' AND objid = ${server.services.serverId}::oid
      `.execute(one.database.everything);
      expect(rows).toEqual([{ cut: true }]);
    },
    { timeout: 10_000 },
  );

describe('an answer that another server writes', () => {
  it('is told from its beginning to its end', async () => {
    const { answer, model } = await startHeld();
    const followed = await listenToAnswer(there, answer.id);
    const events: AnswerEvent[] = [];
    followed.listen((event) => events.push(event));
    const written: AnswerEvent[] = [];
    answer.listen((event) => written.push(event));
    expect(events).toEqual([written[0]]);
    await eventually(() => expect(events).toEqual(written));
    expect(events.map(({ type }) => type)).toEqual(['started', 'scored', 'text']);
    model.release();
    expect(await followed.ended).toEqual(await answer.ended);
    expect(events).toEqual(written);
    expect(await ledger()).toMatchObject({ charged: 1, counted: 1 });
  });

  it('is told word for word, in whole to who joins late, and beyond what one notice holds', async () => {
    const { answer, model } = await startHeld();
    const followed = await listenToAnswer(there, answer.id);
    for (let word = 1; word <= 2_000; word += 1) model.say(` “größer” \\ ${word} 🙂\u0001`);
    await eventually(() => expect(followed.text()).toBe(answer.text()));
    expect(answer.text().length).toBeGreaterThan(20_000);
    model.say(' by hand?');
    await eventually(() => expect(followed.text()).toMatch(/ by hand\?$/));
    const late: AnswerEvent[] = [];
    (await listenToAnswer(there, answer.id)).listen((event) => late.push(event));
    expect(late.at(-1)).toEqual({ type: 'text', text: answer.text() });
    model.release();
    await followed.ended;
  });

  it('is told in whole although connections are lost meanwhile', async () => {
    const { answer, model } = await startHeld();
    const followed = await listenToAnswer(there, answer.id);
    await eventually(() => expect(followed.text()).toBe(answer.text()));
    for (const server of [two, one]) {
      await cutOff(server);
      model.say(' counted');
      model.say(' by hand?');
      await eventually(() => expect(followed.text()).toBe(answer.text()));
    }
    model.release();
    await followed.ended;
  });

  it('sends its words nowhere that nobody follows it, and to nobody else', async () => {
    const bo = await two.createPerson();
    const heard: string[] = [];
    const listener = new Client({ connectionString: one.database.url });
    await listener.connect();
    listener.on('notification', ({ payload = '' }) => heard.push(payload));
    const { answer, model } = await startHeld();
    await listener.query(`LISTEN ${serverChannel(two.services.serverId)}`);
    const position = 0;
    const foreign = { type: 'follow', answer_id: answer.id, user_id: bo.id, position };
    await sql`SELECT pg_notify(${serverChannel(one.services.serverId)}, ${JSON.stringify({
      ...foreign,
      server_id: two.services.serverId,
    })})`.execute(one.database.db);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(heard).toEqual([]);
    const followed = await listenToAnswer(there, answer.id);
    await eventually(() => expect(heard).not.toEqual([]));
    model.release();
    await followed.ended;
    await listener.end();
  });

  it('is asked after once, however many listen', async () => {
    const { answer, model } = await startHeld();
    const [first, ...others] = await Promise.all(
      Array.from({ length: 20 }, () => listenToAnswer(there, answer.id)),
    );
    for (const other of others) expect(other).toBe(first);
    model.release();
    await first?.ended;
    expect(two.services.answers.followed.find(answer.id, ada.id)).toBeUndefined();
  });

  it('is stopped from here, and both tell the same end', async () => {
    const { answer } = await startHeld();
    const stopped = await stopAndWait(there, answer.id);
    expect(stopped).toMatchObject({ type: 'stopped', messages: [{}, { is_partial: true }] });
    expect(await answer.ended).toEqual(stopped);
    expect(await ledger()).toMatchObject({ charged: 1, refunded: 0, counted: 1 });
  });

  it('is found by the same request under its key, and paid once', async () => {
    const model = heldModel();
    const key = randomUUID();
    const first = await startAnswer({ ...ada.ctx, ai: model.ai }, request, key);
    const again = await startAnswer({ ...there, ai: model.ai }, request, key);
    expect(again.id).toBe(first.id);
    model.release();
    expect(await replyOf(again)).toEqual(await replyOf(first));
    expect(model.callCount()).toBe(1);
    expect(await ledger()).toMatchObject({ charged: 1, refunded: 0, counted: 1 });
  });

  it("is not found when it is somebody else's, and is not stopped", async () => {
    const { answer, model } = await startHeld();
    await listenToAnswer(there, answer.id);
    const bo = await two.createPerson();
    await expect(listenToAnswer(bo.ctx, answer.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(stopAndWait(bo.ctx, answer.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(answer.signal.aborted).toBe(false);
    model.release();
    await answer.ended;
  });

  it('is left alone as long as its server is there', async () => {
    const { answer, model } = await startHeld();
    expect(await settleAbandonedRequests(two.services, 0)).toBe(0);
    model.release();
    expect(await answer.ended).toMatchObject({ type: 'answered' });
  });
});

it('grants exactly two of fifty calls at two servers when two are left', async () => {
  await Promise.all(Array.from({ length: 3 }, () => optimizeEmail(ada.ctx, request)));
  const calls = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) => optimizeEmail(index % 2 ? ada.ctx : there, request)),
  );
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await ledger()).toMatchObject({ reserved: 0, charged: 5, refunded: 0, counted: 5 });
});

describe('a server that loses its connection', () => {
  it('is back before the others take it for dead', async () => {
    const { answer, model } = await startHeld();
    await cutOff(one);
    expect(await settleAbandonedRequests(two.services)).toBe(0);
    model.release();
    expect(await answer.ended).toMatchObject({ type: 'answered' });
    expect(await ledger()).toMatchObject({ charged: 1, counted: 1 });
  });

  it('hears of a stop once it is back', async () => {
    const { answer } = await startHeld();
    await cutOff(one);
    expect(await stopAndWait(there, answer.id)).toMatchObject({ type: 'stopped' });
    expect(answer.signal.aborted).toBe(true);
  });
});

describe('a server that is gone', () => {
  const goneServer = async () => {
    const server = await createTestApp({ database: one.database });
    const { answer, model } = await startHeld({ ...ada.ctx, ...server.services });
    await server.close();
    return { answer, model };
  };

  it('has its answers given back, once, and who listens is told', async () => {
    const { answer } = await goneServer();
    const followed = await listenToAnswer(there, answer.id);
    const both = [one, two].map(({ services }) => settleAbandonedRequests(services, 0));
    expect((await Promise.all(both)).toSorted()).toEqual([0, 1]);
    expect(await followed.ended).toMatchObject({ type: 'failed', error: { code: 'unavailable' } });
    expect(await ledger()).toMatchObject({ reserved: 0, refunded: 1, counted: 0 });
    expect((await listChatSessions(ada.ctx, { limit: 10 })).items).toEqual([]);
  });

  it('and was only taken for gone, keeps and charges nothing in the end', async () => {
    const { answer, model } = await goneServer();
    await settleAbandonedRequests(two.services, 0);
    model.release();
    expect(await answer.ended).toMatchObject({ type: 'failed', error: { code: 'unavailable' } });
    expect(await ledger()).toMatchObject({ reserved: 0, charged: 0, refunded: 1, counted: 0 });
    expect((await listChatSessions(ada.ctx, { limit: 10 })).items).toEqual([]);
  });

  it('does not keep the same request under its key from being done anew', async () => {
    const server = await createTestApp({ database: one.database });
    const key = randomUUID();
    const { ai } = heldModel();
    const lost = await startAnswer({ ...ada.ctx, ...server.services, ai }, request, key);
    await server.close();
    const again = await startAnswer(there, request, key);
    expect(again.id).not.toBe(lost.id);
    await replyOf(again);
    expect(await ledger()).toMatchObject({ reserved: 0, charged: 1, refunded: 1, counted: 1 });
  });
});

it('goes on looking for the end when the database was away', async () => {
  const { answer, model } = await startHeld();
  const followed = await listenToAnswer(there, answer.id);
  const { everything } = one.database;
  const allow = async (connections: number) => {
    const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(
      everything,
    );
    const name = sql.ref(rows[0]?.name ?? '');
    await sql`ALTER DATABASE ${name} CONNECTION LIMIT ${sql.lit(connections)}`.execute(everything);
  };
  await allow(0);
  await sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND usename <> current_user
  `.execute(everything);
  const warned = vi.spyOn(two.services.log, 'warn');
  const sentences = () => warned.mock.calls.map((call) => String(call[1]));
  await eventually(() => expect(sentences()).toContain('could not look how an answer ended'));
  await allow(-1);
  model.release();
  expect(await followed.ended).toMatchObject({ type: 'answered' });
});
