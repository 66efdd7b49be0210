import { scoreBasis } from '@replysmith/coach';
import { AdvancedAnalytics, errorCodes, paths, rateOf } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { optimized } from '../../testing/optimized.ts';
import type { Person } from '../../testing/person.ts';
import { setPlan } from '../../testing/rows/set-plan.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  test.clock.now = new Date('2030-06-20T12:00:00Z');
  ada = await test.createPerson();
  await setPlan(test.database.everything, ada.id, 'Pro');
});
afterAll(() => test.close());

const ask = (person: Person, query = '') =>
  test.call(`${paths.advancedAnalytics}${query}`, { as: person });
const read = async (person: Person, query?: string) =>
  AdvancedAnalytics.parse(await (await ask(person, query)).json());
const ago = (days: number) => new Date(test.clock.now.getTime() - days * 86_400_000);

type Loss = { rule: string; name: string; before: number; after: number };
async function recorded(person: Person, losses: Loss[], overrides: object = {}): Promise<void> {
  await test.database.everything
    .insertInto('optimization_analytics')
    .values({
      ...{ user_id: person.id, original_score: 50, optimized_score: 80 },
      ...{ improvement_areas: [], created_at: ago(1), rule_losses: JSON.stringify(losses) },
      score_version: scoreBasis.version,
      ...overrides,
    })
    .execute();
}
async function sent(person: Person, score: number | null, status: string, count: number, days = 2) {
  const score_version = score === null ? null : scoreBasis.version;
  await sentWith(person, { score, score_version, status }, count, days);
}
async function sentWith(person: Person, overrides: object, count: number, days = 2) {
  const row = { user_id: person.id, sent_at: ago(days), ...overrides };
  await test.database.everything
    .insertInto('sent_emails')
    .values(Array.from({ length: count }, () => row))
    .execute();
}
const ask9 = { rule: 'ask-size', name: 'The ask', before: 9, after: 0 };
const cliche4 = { rule: 'cliches', name: 'Phrases', before: 4, after: 1 };

it('is for plans that include it alone', async () => {
  for (const plan of ['Free', 'Starter']) {
    const bo = await test.createPerson();
    await setPlan(test.database.everything, bo.id, plan);
    const response = await ask(bo);
    expect(response.status).toBe(errorCodes.feature_unavailable.status);
    expect(await response.json()).toMatchObject({ error: { code: 'feature_unavailable' } });
  }
});

it('has nothing to tell of nothing', async () => {
  expect(await read(ada)).toMatchObject({
    range: { from: '2030-06-14', to: '2030-06-20', time_zone: 'UTC' },
    ...{ rules: [], industries: [] },
    prediction: { decided: 0, concordance: null, verdict: 'too_few' },
  });
});

describe('by rule', () => {
  it('averages over the emails that it cost, the costliest in all first', async () => {
    await recorded(ada, [ask9, cliche4]);
    await recorded(ada, [{ ...cliche4, before: 6, after: 0 }]);
    await recorded(ada, [
      { ...cliche4, before: 1, after: 1 },
      { ...ask9, before: 0, after: 3 },
    ]);
    const { rules } = await read(ada);
    expect(rules).toEqual([
      { rule: 'cliches', name: 'Phrases', emails: 3, share: 1, lostBefore: 3.67, lostAfter: 0.67 },
      { rule: 'ask-size', name: 'The ask', emails: 1, share: 1 / 3, lostBefore: 9, lostAfter: 0 },
    ]);
  });

  it('counts the caller’s emails of the range alone', async () => {
    const bo = await test.createPerson();
    await recorded(bo, [ask9]);
    await recorded(ada, [ask9], { created_at: ago(8) });
    expect((await read(ada)).rules).toEqual([]);
    const longer = await read(ada, '?from=2029-07-01&to=2030-06-20');
    expect(longer.rules).toMatchObject([{ rule: 'ask-size', emails: 1 }]);
  });

  it('tells what an optimisation really cost, also once its session is gone', async () => {
    test.clock.now = new Date();
    const { optimization, session } = await optimized(ada);
    await test.database.everything
      .deleteFrom('chat_sessions')
      .where('id', '=', session.id)
      .execute();
    const { rules } = await read(ada);
    const lines = optimization.score.original_lines;
    expect(rules.length).toBeGreaterThan(2);
    expect(Object.fromEntries(rules.map(({ rule, lostBefore }) => [rule, lostBefore]))).toEqual(
      Object.fromEntries(lines.map(({ rule, points }) => [rule, -points])),
    );
  });
});

it('compares by industry, the busiest first', async () => {
  for (const industry_context of ['Retail', 'Health', 'Retail', null]) {
    await recorded(ada, [], { industry_context });
  }
  await recorded(ada, [], { industry_context: 'Retail', original_score: 41 });
  const one = {
    totalOptimizations: 1,
    otherVersions: 0,
    averageImprovement: 30,
    averageOriginal: 50,
  };
  const three = {
    totalOptimizations: 3,
    otherVersions: 0,
    averageImprovement: 33,
    averageOriginal: 47,
  };
  expect((await read(ada)).industries).toEqual([
    { industry: 'Retail', ...three, averageOptimized: 80 },
    { industry: 'general', ...one, averageOptimized: 80 },
    { industry: 'Health', ...one, averageOptimized: 80 },
  ]);
});

it('asks whether higher scores were answered more, of what is decided and was scored', async () => {
  await sent(ada, 85, 'replied', 5);
  await sent(ada, 90, 'meeting', 1);
  await sent(ada, 85, 'no_reply', 2);
  await sent(ada, 50, 'replied', 1);
  await sent(ada, 50, 'no_reply', 9);
  await sent(ada, 50, 'sent', 3);
  await sent(ada, 50, 'sent', 2, 20);
  await sent(ada, null, 'replied', 4);
  await sent(await test.createPerson(), 20, 'replied', 9);
  const { prediction } = await read(ada, '?from=2030-05-25&to=2030-06-20');
  expect(prediction).toMatchObject({
    ...{ decided: 20, verdict: 'higher_answered_more' },
    bands: [
      { band: 'strong', decided: 8, answered: 6, reply_rate: rateOf(6, 8) },
      { band: 'fair', decided: 0, answered: 0, reply_rate: null },
      { band: 'weak', decided: 12, answered: 1, reply_rate: rateOf(1, 12) },
    ],
    concordance: { of: 7 * 13 },
  });
  // 85: five win over 11 and tie with 2; 90: one wins over 13; 50: one ties with 11.
  expect(prediction.concordance?.share).toBeCloseTo((5 * 12 + 13 + 5.5) / 91, 10);
});

it('compares no score with one of another version, and says how many it left out', async () => {
  await recorded(ada, [ask9]);
  await recorded(ada, [ask9, cliche4], { score_version: 'older' });
  await recorded(ada, [cliche4], { score_version: null, original_score: 0 });
  await sent(ada, 85, 'replied', 5);
  await sent(ada, 50, 'no_reply', 5);
  await sentWith(ada, { score: 10, score_version: 'older', status: 'replied' }, 6);
  await sentWith(ada, { score: 10, status: 'no_reply' }, 2);
  await sentWith(ada, { score: 10, status: 'sent' }, 3);
  const { otherVersions, rules, prediction, industries } = await read(ada);
  expect(otherVersions).toBe(2);
  expect(rules).toMatchObject([{ rule: 'ask-size', emails: 1, share: 1 }]);
  expect(prediction).toMatchObject({ decided: 10, otherVersions: 8, concordance: { share: 1 } });
  expect(industries).toMatchObject([
    { totalOptimizations: 3, otherVersions: 2, averageOriginal: 50, averageOptimized: 80 },
  ]);
});
