import type { OptimizeEmailRequest } from '@replysmith/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAi } from '../../platform/ai/writers/create-ai.ts';
import { coachHere } from '../../testing/coach-here.ts';
import { eventually } from '../../testing/eventually.ts';
import { ledgerOf } from '../../testing/ledger-of.ts';
import { optimizeEmail } from '../../testing/optimize-email.ts';
import type { Person } from '../../testing/person.ts';
import { type TestApp, createTestApp } from '../../testing/running/test-app.ts';
import { scriptedModel } from '../../testing/scripted-model.ts';
import { listenToAnswer } from './follow-answer.ts';
import { settleAbandonedRequests, startSettling } from './settle-abandoned-requests.ts';
import { startAnswer } from './start-answer.ts';

const request: OptimizeEmailRequest = {
  content: 'Subject: Stock\n\nHi Tom,\n\nIs your stock counted by hand?\n\nBest,\nAda',
  session_id: null,
  message_type: 'email_optimization',
};
const hanging = createAi(
  coachHere,
  scriptedModel(() => new Promise(() => undefined), {}),
);

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ada = await test.createPerson();
});
afterAll(() => test.close());

const start = (session_id: string | null = null) =>
  startAnswer({ ...ada.ctx, ai: hanging }, { ...request, session_id });
const ledger = () => ledgerOf(test.database.everything, ada.id);

async function abandon(session_id: string | null = null): Promise<string> {
  const { id } = await start(session_id);
  test.services.answers.running.forget(id);
  return id;
}

const rowsLeft = async () => {
  const { everything } = test.database;
  const rows = await Promise.all(
    (['chat_sessions', 'chat_messages'] as const).map((table) =>
      everything.selectFrom(table).select('id').where('user_id', '=', ada.id).execute(),
    ),
  );
  return rows.map(({ length }) => length);
};

describe('settleAbandonedRequests', () => {
  it('gives back what nobody will answer, and takes its traces away', async () => {
    const id = await abandon();
    expect(await rowsLeft()).toEqual([1, 1]);
    await expect((await listenToAnswer(ada.ctx, id)).ended).resolves.toMatchObject({
      type: 'failed',
      error: { code: 'unavailable' },
    });
    expect(await ledger()).toMatchObject({ reserved: 1, counted: 1 });
    expect(await settleAbandonedRequests(test.services)).toBe(1);
    expect(await rowsLeft()).toEqual([0, 0]);
    expect(await ledger()).toMatchObject({ reserved: 0, refunded: 1, counted: 0 });
    expect(await settleAbandonedRequests(test.services)).toBe(0);
  });

  it('leaves a session that has more in it', async () => {
    const { session } = await optimizeEmail(ada.ctx, request);
    await abandon(session.id);
    await settleAbandonedRequests(test.services);
    expect(await rowsLeft()).toEqual([1, 2]);
    expect(await ledger()).toMatchObject({ charged: 1, refunded: 1, counted: 1 });
  });

  it('touches nothing that is being written', async () => {
    const answer = await start();
    expect(await settleAbandonedRequests(test.services)).toBe(0);
    expect(await ledger()).toMatchObject({ reserved: 1 });
    answer.stop();
    await answer.ended;
  });

  it('does so whatever the clock says', async () => {
    const now = test.clock.now;
    await abandon();
    test.clock.now = new Date(now.getTime() - 86_400_000);
    expect(await settleAbandonedRequests(test.services)).toBe(1);
    test.clock.now = now;
  });

  it('is not kept from the others by one that cannot be settled', async () => {
    const [first] = [await abandon(), await abandon(), await abandon()].sort();
    const { everything } = test.database;
    await sql`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN RAISE 'This row stays as it is.'; END $$
    `.execute(everything);
    await sql`
      CREATE TRIGGER refuse BEFORE UPDATE ON ai_requests
        FOR EACH ROW WHEN (OLD.id = ${sql.lit(first)}) EXECUTE FUNCTION refuse()
    `.execute(everything);
    expect(await settleAbandonedRequests(test.services)).toBe(2);
    await sql`DROP FUNCTION refuse CASCADE`.execute(everything);
    expect(await settleAbandonedRequests(test.services)).toBe(1);
    expect(await ledger()).toMatchObject({ reserved: 0, refunded: 3, counted: 0 });
  });

  it('takes nothing away from who sends the next thing in that very session', async () => {
    for (let round = 0; round < 10; round += 1) {
      const bo = await test.createPerson();
      const { id } = await startAnswer({ ...bo.ctx, ai: hanging }, request);
      test.services.answers.running.forget(id);
      const { session_id } = await test.database.everything
        .selectFrom('ai_requests')
        .select('session_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const [next] = await Promise.allSettled([
        optimizeEmail(bo.ctx, { ...request, session_id }),
        settleAbandonedRequests(test.services),
      ]);
      const codes = next.status === 'rejected' ? [(next.reason as { code: string }).code] : [];
      expect(codes).toEqual(codes.map(() => 'not_found'));
      const ledger = await ledgerOf(test.database.everything, bo.id);
      expect(ledger).toMatchObject({ reserved: 0, refunded: 1, counted: ledger.charged });
      expect(ledger.charged).toBe(1 - codes.length);
    }
  });
});

describe('the sweep', () => {
  it('settles at once, and again and again', async () => {
    await abandon();
    const sweep = startSettling(test.services, 20);
    await eventually(async () => expect((await ledger()).refunded).toBe(1));
    await abandon();
    await eventually(async () => expect((await ledger()).refunded).toBe(2));
    await sweep.stop();
    await abandon();
    expect((await ledger()).reserved).toBe(1);
    await settleAbandonedRequests(test.services);
  });

  it('goes on after the database was away', async () => {
    await abandon();
    let isAway = true;
    const services = {
      ...test.services,
      get db() {
        if (isAway) throw new Error('Connection terminated');
        return test.services.db;
      },
    };
    const sweep = startSettling(services, 20);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect((await ledger()).reserved).toBe(1);
    isAway = false;
    await eventually(async () => expect((await ledger()).refunded).toBe(1));
    await sweep.stop();
  });
});
