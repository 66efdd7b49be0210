import { setTimeout as sleep } from 'node:timers/promises';
import type { AiRequest, OptimizeEmailRequest } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Coach } from '../../platform/ai/coach-tasks.ts';
import { createAi } from '../../platform/ai/writers/create-ai.ts';
import { coachHere } from '../../testing/coach-here.ts';
import type { Person } from '../../testing/person.ts';
import { goodRewrite, scriptedModel, usage } from '../../testing/scripted-model.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { listAiRequests } from './ai-requests.ts';
import { startAnswer } from './start-answer.ts';

const email = { subject: 'Stock', body: 'Hi Tom,\n\nIs your stock counted by hand?\n\nBest,\nAda' };
const request: OptimizeEmailRequest = {
  content: `Subject: ${email.subject}\n\n${email.body}`,
  session_id: null,
  message_type: 'email_optimization',
};
type Script = Parameters<typeof scriptedModel>[0];
const full = () => Promise.reject(new Error('Too much waits for the coach.'));
const byModel = { engine: 'model', model: 'scripted', ...usage };

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ada = await test.createPerson();
});
afterAll(() => test.close());

async function ledgerLine(): Promise<AiRequest | undefined> {
  const { items } = await listAiRequests(ada.ctx, { limit: 50 });
  return items[0];
}

function start(coach: Partial<Coach>, script: Script) {
  const ai = createAi({ ...coachHere, ...coach }, scriptedModel(script, goodRewrite(email)));
  return startAnswer({ ...ada.ctx, ai }, request);
}

describe('the ledger names the model and its tokens', () => {
  it.each<[string, Partial<Coach>, string]>([
    ['kept', {}, 'charged'],
    ['not kept, since nobody could vet it', { vetText: full }, 'refunded'],
  ])('of an answer that was stopped and %s', async (_, coach, charge) => {
    const answer = await start(coach, ({ onText }) => {
      onText?.(email.body);
      return new Promise(() => undefined);
    });
    await sleep(50);
    answer.stop();
    expect((await answer.ended).type).toBe('stopped');
    expect(await ledgerLine()).toMatchObject({ status: 'stopped', charge, ...byModel });
  });

  it('of one that nobody could vet or write instead', async () => {
    const answer = await start({ vetReview: full, review: full }, () => Promise.resolve());
    expect(await answer.ended).toMatchObject({ type: 'failed', error: { code: 'unavailable' } });
    expect(await ledgerLine()).toMatchObject({
      ...{ status: 'failed', charge: 'refunded', engine_reason: 'unusable' },
      ...byModel,
    });
  });

  it('of one that could not be kept', async () => {
    const writing = Promise.withResolvers<undefined>();
    const answer = await start({}, () => writing.promise);
    await test.database.everything
      .deleteFrom('chat_sessions')
      .where('user_id', '=', ada.id)
      .execute();
    writing.resolve(undefined);
    expect((await answer.ended).type).toBe('failed');
    expect(await ledgerLine()).toMatchObject({ status: 'failed', ...byModel });
  });
});
