import { randomUUID } from 'node:crypto';
import type { OptimizeEmailRequest } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAi } from '../../platform/ai/writers/create-ai.ts';
import { coachHere } from '../../testing/coach-here.ts';
import { ledgerOf } from '../../testing/ledger-of.ts';
import { optimizeEmail } from '../../testing/optimize-email.ts';
import type { Person } from '../../testing/person.ts';
import { goodRewrite, scriptedModel } from '../../testing/scripted-model.ts';
import { stopAndWait } from '../../testing/running/stop-and-wait.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { replyOf } from './follow-answer.ts';
import { startAnswer } from './start-answer.ts';

const email = { subject: 'Stock', body: 'Hi Tom,\n\nIs your stock counted by hand?\n\nBest,\nAda' };
const request: OptimizeEmailRequest = {
  content: `Subject: ${email.subject}\n\n${email.body}`,
  session_id: null,
  message_type: 'email_optimization',
};

/** A model that waits until it is released. */
function heldModel() {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  let callCount = 0;
  const client = scriptedModel(async ({ onText }) => {
    callCount += 1;
    onText?.('Hi Tom,');
    await released;
  }, goodRewrite(email));
  return {
    ai: createAi(coachHere, client),
    release: () => release(undefined),
    callCount: () => callCount,
  };
}

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ada = await test.createPerson();
});
afterAll(() => test.close());

const ledger = () => ledgerOf(test.database.everything, ada.id);

describe('the same request under the same key', () => {
  it('joins the answer that is being written', async () => {
    const model = heldModel();
    const ctx = { ...ada.ctx, ai: model.ai };
    const key = randomUUID();
    const first = await startAnswer(ctx, request, key);
    const again = await startAnswer(ctx, request, key);
    expect(again).toBe(first);
    model.release();
    expect(await replyOf(again)).toEqual(await replyOf(first));
    expect(model.callCount()).toBe(1);
    expect(await ledger()).toMatchObject({ charged: 1, counted: 1 });
  });

  it('is the same when it is sent again from the session that it began', async () => {
    const key = randomUUID();
    const first = await optimizeEmail(ada.ctx, request, key);
    const again = { ...request, session_id: first.session.id };
    expect(await optimizeEmail(ada.ctx, again, key)).toEqual(first);
    expect(await ledger()).toMatchObject({ charged: 1, counted: 1 });

    const other = await optimizeEmail(ada.ctx, { ...request, content: 'Is it?' }, randomUUID());
    await expect(
      optimizeEmail(ada.ctx, { ...request, session_id: other.session.id }, key),
    ).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('sent ten times at once, and again while the answers end, is one answer and one charge', async () => {
    for (let round = 0; round < 10; round += 1) {
      const bo = await test.createPerson();
      const key = randomUUID();
      const send = () => optimizeEmail(bo.ctx, request, key);
      const replies = (await Promise.all(Array.from({ length: 10 }, send))).concat(await send());
      expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
      expect(await ledgerOf(test.database.everything, bo.id)).toEqual({
        ...{ reserved: 0, charged: 1, refunded: 0, free: 0 },
        counted: 1,
      });
    }
  });

  it('is done anew after it was stopped unseen', async () => {
    const hanging = createAi(
      coachHere,
      scriptedModel(() => new Promise(() => undefined), {}),
    );
    const ctx = { ...ada.ctx, ai: hanging };
    const key = randomUUID();
    const first = await startAnswer(ctx, request, key);
    await stopAndWait(ctx, first.id);
    expect((await optimizeEmail(ada.ctx, request, key)).messages).toHaveLength(2);
    expect(await ledger()).toMatchObject({ charged: 1, refunded: 1, counted: 1 });
  });

  it('gives the part that was kept after it was stopped', async () => {
    const model = heldModel();
    const ctx = { ...ada.ctx, ai: model.ai };
    const key = randomUUID();
    const first = await startAnswer(ctx, request, key);
    const stopped = await stopAndWait(ctx, first.id);
    const again = await startAnswer(ada.ctx, request, key);
    expect(await again.ended).toEqual(stopped);
    await expect(replyOf(again)).rejects.toMatchObject({ code: 'stopped' });
    expect(await ledger()).toMatchObject({ charged: 1, counted: 1 });
  });

  it('is done anew, and the day’s request given back, when the process that wrote it is gone', async () => {
    const key = randomUUID();
    const model = heldModel();
    const lost = await startAnswer({ ...ada.ctx, ai: model.ai }, request, key);
    test.services.answers.running.forget(lost.id);
    await optimizeEmail(ada.ctx, request, key);
    expect(await ledger()).toMatchObject({ charged: 1, refunded: 1, reserved: 0, counted: 1 });
    model.release();
    expect(await lost.ended).toMatchObject({ type: 'failed', error: { code: 'unavailable' } });
    expect(await ledger()).toMatchObject({ charged: 1, refunded: 1, reserved: 0, counted: 1 });
  });

  it('is not found, and not charged again, once its session was deleted', async () => {
    const key = randomUUID();
    const { session } = await optimizeEmail(ada.ctx, request, key);
    await test.database.everything
      .deleteFrom('chat_sessions')
      .where('id', '=', session.id)
      .execute();
    await expect(optimizeEmail(ada.ctx, request, key)).rejects.toMatchObject({ code: 'not_found' });
    expect(await ledger()).toMatchObject({ charged: 1, counted: 1 });
  });
});
