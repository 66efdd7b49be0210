import type { OptimizeEmailRequest } from '@replysmith/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAi } from '../ai/writers/create-ai.ts';
import { coachHere } from '../../testing/coach-here.ts';
import { optimizeEmail } from '../../testing/optimize-email.ts';
import type { Person } from '../../testing/person.ts';
import { goodRewrite, scriptedModel, usage } from '../../testing/scripted-model.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

const email = { subject: 'Stock', body: 'Hi Tom,\n\nIs your stock counted by hand?\n\nBest,\nAda' };
const request: OptimizeEmailRequest = {
  content: `Subject: ${email.subject}\n\n${email.body}`,
  session_id: null,
  message_type: 'email_optimization',
};
const perAnswer = usage.input_tokens + usage.output_tokens;
const ai = createAi(
  coachHere,
  scriptedModel(() => Promise.resolve(), goodRewrite(email)),
);

let test: TestApp;
let ada: Person;
let bo: Person;

async function start(tokensPerDay?: number) {
  test = await createTestApp({ ai, ...(tokensPerDay !== undefined && { tokensPerDay }) });
  [ada, bo] = await Promise.all([test.createPerson(), test.createPerson()]);
}
afterEach(() => test.close());

const later = (milliseconds: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + milliseconds);
};
async function authorOf({ ctx }: Person) {
  const { engine, engine_reason } = (await optimizeEmail(ctx, request)).optimization;
  return { engine, engine_reason };
}
const byModel = { engine: 'model', engine_reason: null };
const spent = { engine: 'coach', engine_reason: 'spent' };

describe('a cap on the tokens of a day', () => {
  beforeEach(() => start(2 * perAnswer));

  it('leaves everybody to the coach once all together have spent it', async () => {
    test.clock.now = new Date('2030-03-31T12:00:00Z');
    expect(await authorOf(ada)).toEqual(byModel);
    later(5_000);
    expect(await authorOf(bo)).toEqual(byModel);
    later(5_000);
    expect(await authorOf(ada)).toEqual(spent);
    expect(await authorOf(bo)).toEqual(spent);
  });

  it('looks only every few seconds', async () => {
    test.clock.now = new Date('2030-03-31T12:00:00Z');
    for (let times = 0; times < 3; times += 1) expect(await authorOf(ada)).toEqual(byModel);
    later(4_999);
    expect(await authorOf(ada)).toEqual(byModel);
    later(1);
    expect(await authorOf(ada)).toEqual(spent);
  });

  it('begins anew with the next UTC day', async () => {
    test.clock.now = new Date('2030-03-31T23:59:50Z');
    await authorOf(ada);
    await authorOf(bo);
    later(9_999);
    expect(await authorOf(ada)).toEqual(spent);
    later(1);
    expect(await authorOf(ada)).toEqual(byModel);
  });
});

it('without a cap nobody is left to the coach', async () => {
  await start();
  for (let times = 0; times < 3; times += 1) expect(await authorOf(ada)).toEqual(byModel);
});
