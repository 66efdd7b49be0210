import { setTimeout as sleep } from 'node:timers/promises';
import type { OptimizeEmailRequest } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAi } from '../../platform/ai/writers/create-ai.ts';
import { coachHere } from '../../testing/coach-here.ts';
import { ledgerOf } from '../../testing/ledger-of.ts';
import { optimizeEmail } from '../../testing/optimize-email.ts';
import type { Person } from '../../testing/person.ts';
import { rowsOf } from '../../testing/rows/rows-of.ts';
import { goodRewrite, scriptedModel } from '../../testing/scripted-model.ts';
import { stopAndWait } from '../../testing/running/stop-and-wait.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { listChatMessages } from './messages.ts';
import { listenToAnswer } from './follow-answer.ts';
import { startAnswer } from './start-answer.ts';

const email = { subject: 'Stock', body: 'Hi Tom,\n\nIs your stock counted by hand?\n\nBest,\nAda' };
const request: OptimizeEmailRequest = {
  content: `Subject: ${email.subject}\n\n${email.body}`,
  session_id: null,
  message_type: 'email_optimization',
};
const partialText = 'Hi Tom,\n\nIs your stock';

/** Emits a text, or nothing, and then hangs. */
const showing = (text: string) =>
  createAi(
    coachHere,
    scriptedModel(({ onText }) => {
      if (text !== '') onText?.(text);
      return new Promise(() => undefined);
    }, {}),
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

const ledger = () => ledgerOf(test.database.everything, ada.id);

async function startShowing(text: string, session_id: string | null = null) {
  const ctx = { ...ada.ctx, ai: showing(text) };
  const answer = await startAnswer(ctx, { ...request, session_id });
  await sleep(50);
  return answer;
}

describe('stopping', () => {
  it('keeps what was seen, marked as a part, and counts it', async () => {
    const answer = await startShowing(partialText);
    const stopped = await stopAndWait(ada.ctx, answer.id);
    if (stopped.type !== 'stopped' || !stopped.session) throw new Error('It was not kept.');
    expect(stopped.messages?.[1]).toMatchObject({ is_partial: true });
    expect(stopped.messages?.[1].content).toContain('Is your stock');
    expect(await listChatMessages(ada.ctx, stopped.session.id)).toEqual(stopped.messages);
    expect(await ledger()).toMatchObject({ charged: 1, refunded: 0, counted: 1 });
  });

  it('before anything was seen leaves nothing behind, and nothing counted', async () => {
    const before = await rowsOf(test.database.everything);
    const answer = await startShowing('');
    expect(await stopAndWait(ada.ctx, answer.id)).toEqual({
      ...{ type: 'stopped', session: null, messages: null },
    });
    const { ai_requests } = before;
    expect({ ...(await rowsOf(test.database.everything)), ai_requests }).toEqual(before);
    expect(await ledger()).toMatchObject({ charged: 0, refunded: 1, counted: 0 });
  });

  it('unseen in a session that was there before leaves that as it was', async () => {
    const { session } = await optimizeEmail(ada.ctx, request);
    const answer = await startShowing('', session.id);
    expect(await stopAndWait(ada.ctx, answer.id)).toEqual({
      ...{ type: 'stopped', session, messages: null },
    });
    expect(await listChatMessages(ada.ctx, session.id)).toHaveLength(2);
  });

  it.each([partialText, ''])('twice tells the same end and settles once (%o)', async (text) => {
    const answer = await startShowing(text);
    const [first, second] = await Promise.all([
      stopAndWait(ada.ctx, answer.id),
      stopAndWait(ada.ctx, answer.id),
    ]);
    expect(second).toEqual(first);
    expect(await stopAndWait(ada.ctx, answer.id)).toEqual(first);
    const counted = text === '' ? 0 : 1;
    expect(await ledger()).toMatchObject({ charged: counted, refunded: 1 - counted, counted });
  });

  it('what had ended changes nothing', async () => {
    await optimizeEmail(ada.ctx, request);
    const { id } = await test.database.everything
      .selectFrom('ai_requests')
      .select('id')
      .where('user_id', '=', ada.id)
      .executeTakeFirstOrThrow();
    expect((await stopAndWait(ada.ctx, id)).type).toBe('answered');
    expect(await ledger()).toMatchObject({ charged: 1, counted: 1 });
  });

  it("somebody else's answer is not found, and goes on", async () => {
    const bo = await test.createPerson();
    const answer = await startShowing(partialText);
    await expect(stopAndWait(bo.ctx, answer.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(listenToAnswer(bo.ctx, answer.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(answer.signal.aborted).toBe(false);
    answer.stop();
    await answer.ended;
  });

  it('while it ends settles it once, one way or the other', async () => {
    const ai = createAi(
      coachHere,
      scriptedModel(async ({ onText }) => {
        onText?.(partialText);
        await sleep(15);
      }, goodRewrite(email)),
    );
    // One person each, so that none of them waits for a turn and is stopped before anything was
    // shown.
    const people = await Promise.all(Array.from({ length: 40 }, () => test.createPerson()));
    const ends = await Promise.all(
      people.map(async ({ ctx }, index) => {
        const answer = await startAnswer({ ...ctx, ai }, request);
        await sleep(index);
        return (await stopAndWait(ctx, answer.id)).type;
      }),
    );
    expect(new Set(ends)).toEqual(new Set(['answered', 'stopped']));
    for (const { id } of people) {
      expect(await ledgerOf(test.database.everything, id)).toMatchObject({
        ...{ reserved: 0, charged: 1, refunded: 0, counted: 1 },
      });
      const messages = await test.database.everything
        .selectFrom('chat_messages')
        .select('id')
        .where('user_id', '=', id)
        .execute();
      expect(messages).toHaveLength(2);
    }
  });
});
