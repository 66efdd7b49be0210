import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAi } from '../../platform/ai/writers/create-ai.ts';
import { coachHere } from '../../testing/coach-here.ts';
import { ledgerOf } from '../../testing/ledger-of.ts';
import type { Person } from '../../testing/person.ts';
import { scriptedModel } from '../../testing/scripted-model.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { startAnswer } from './start-answer.ts';
import type { Context } from '../../platform/context/context.ts';
import { deleteChatSession, purgeChatSession } from './sessions.ts';

let one: TestApp;
let two: TestApp;
let ada: Person;
beforeAll(async () => {
  one = await createTestApp();
  two = await createTestApp({ database: one.database });
});
beforeEach(async () => {
  ada = await one.createPerson();
});
afterAll(async () => {
  await two.close();
  await one.close();
});

/** Starts an answer that has shown `text` when its session is deleted. */
async function startInDeleted(text: string) {
  const { promise: shown, resolve: show } = Promise.withResolvers<null>();
  const client = scriptedModel(({ onText }) => {
    if (text !== '') onText?.(text);
    show(null);
    return new Promise(() => undefined);
  }, {});
  const answer = await startAnswer(
    { ...ada.ctx, ai: createAi(coachHere, client) },
    {
      content: 'Subject: Stock\n\nHi Tom,\n\nIs your stock counted by hand?\n\nBest,\nAda',
      session_id: null,
      message_type: 'email_optimization',
    },
  );
  await shown;
  let sessionId = '';
  answer.listen((event) => {
    if (event.type === 'started') sessionId = event.session.id;
  });
  await deleteChatSession(ada.ctx, sessionId);
  return { answer, sessionId };
}

const partialText = 'Hi Tom,\n\nIs your stock';
const ledger = () => ledgerOf(one.database.everything, ada.id);

it('stops what is being written there, and counts it when something of it was seen', async () => {
  const { answer, sessionId } = await startInDeleted(partialText);
  expect(await purgeChatSession(ada.ctx, sessionId)).toMatchObject({ id: sessionId });
  expect(await answer.ended).toMatchObject({ type: 'stopped' });
  expect(await ledger()).toMatchObject({ charged: 1, refunded: 0, counted: 1 });
});

it('counts nothing when nothing was seen, and the session is gone as it was asked', async () => {
  const { answer, sessionId } = await startInDeleted('');
  await purgeChatSession(ada.ctx, sessionId);
  expect(await answer.ended).toMatchObject({ type: 'stopped' });
  expect(await ledger()).toMatchObject({ charged: 0, refunded: 1, counted: 0 });
});

it('stops what another server writes there', async () => {
  const { answer, sessionId } = await startInDeleted(partialText);
  const there: Context = { ...ada.ctx, ...two.services };
  await purgeChatSession(there, sessionId);
  expect(await answer.ended).toMatchObject({ type: 'stopped' });
  expect(await ledger()).toMatchObject({ charged: 1, counted: 1 });
});

it('waits once for a request that stands in the ledger only, and goes without it', async () => {
  const { answer, sessionId } = await startInDeleted(partialText);
  ada.ctx.answers.running.forget(answer.id);
  await purgeChatSession(ada.ctx, sessionId);
  expect(await ledger()).toMatchObject({ reserved: 1 });
  answer.stop();
  await answer.ended;
});
