import { scoreBasis } from '@replysmith/coach';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, clockOf } from '../../platform/clock.ts';
import { migrate, revertNewest } from '../../platform/db/migrate.ts';
import type { Person } from '../../testing/person.ts';
import { addCampaign } from '../../testing/rows/add-campaign.ts';
import { makeTemplate } from '../../testing/rows/make-template.ts';
import { setPlan } from '../../testing/rows/set-plan.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { toOutcomeRates } from '../sent-emails/outcomes.ts';
import { getAdvancedAnalytics, predictionOf } from './advanced.ts';
import { getDashboardStats } from './dashboard-stats.ts';
import { getAnalyticsSummary } from './summary.ts';
import { makeSums } from './make-sums.ts';
import { averageOf, totalsOf } from './tally.ts';

const quarter = 15 * 60_000;
const days = 24 * 4 * quarter;
const now = new Date('2026-11-20T09:37:11.123Z');
const overdue = now.getTime() - 14 * days;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.clock.now = now;
});
afterAll(() => test.close());

/** Before now; often where an hour, a day or the wait for an answer begins, or just beside it. */
const moment = fc
  .tuple(
    fc.oneof(
      fc.integer({ min: 0, max: 100 * days }).map((ago) => now.getTime() - ago),
      fc
        .integer({ min: 0, max: 100 * 96 })
        .map((count) => Math.floor(now.getTime() / quarter - count) * quarter),
      fc.constant(overdue),
    ),
    fc.constantFrom(-1, 0, 0, 1),
  )
  .map(([at, beside]) => new Date(at + beside));
const score = fc.integer({ min: 30, max: 90 });
const version = fc.constantFrom(scoreBasis.version, scoreBasis.version, 'before', null);
// Two rules share a name, and one has two.
const rules = ['ask/The ask', 'oneAsk/The ask', 'slips/Slips', 'slips/Typos', 'length/Length'];
const losses = fc
  .uniqueArray(fc.constantFrom(...rules), { selector: (rule) => rule.split('/')[0] })
  .chain((names) =>
    fc.tuple(
      ...names.map((each) => {
        const [rule = '', name = ''] = each.split('/');
        return fc.record({ rule: fc.constant(rule), name: fc.constant(name), before: fc.nat(4) });
      }),
    ),
  )
  .map((list) => list.map((loss) => ({ ...loss, after: Math.floor(loss.before / 2) })));
const one = fc.nat(2);
const answer = fc.record({
  created_at: moment,
  original_score: score,
  optimized_score: score,
  score_version: version,
  template: one,
  industry_context: fc.constantFrom(null, 'general', 'software', 'retail'),
  rule_losses: losses,
  improvement_areas: fc.subarray(['Length', 'Manner']),
});
const sentEmail = fc.record({
  sent_at: moment,
  score: fc.option(score),
  score_version: version,
  template: one,
  campaign: one,
  status: fc.constantFrom('sent', 'sent', 'replied', 'no_reply', 'meeting'),
  deleted_at: fc.constantFrom(null, null, now),
});
const zones = [
  ...['UTC', 'Asia/Kolkata', 'Asia/Kathmandu', 'America/St_Johns', 'America/New_York'],
  ...['Australia/Lord_Howe', '+05:07'],
];
const range = fc.tuple(fc.nat(60), fc.nat(90), fc.constantFrom(...zones));

it('the figures are those of the rows, whatever happens to them', async () => {
  const life = fc.record({
    answers: fc.array(answer, { minLength: 60, maxLength: 120 }),
    sent: fc.array(sentEmail, { minLength: 60, maxLength: 120 }),
    rescored: fc.array(fc.tuple(fc.nat(), answer), { maxLength: 20 }),
    changed: fc.array(fc.tuple(fc.nat(), sentEmail), { maxLength: 20 }),
    ranges: fc.array(range, { minLength: 4, maxLength: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(life, async ({ ranges, ...rows }) => {
      const ada = await test.createPerson();
      await setPlan(test.database.everything, ada.id, 'Pro');
      await live(ada, rows);
      for (const each of ranges) await compare(ada, each);
    }),
    { numRuns: 5, endOnFailure: true },
  );
  // What a job sums up after the migration is what the triggers have summed up.
  const summed = await allSums();
  expect(summed.length).toBeGreaterThan(1_000);
  while ((await revertNewest(test.database.url, { mayLose: true })) !== '0032-analytics-sums.sql');
  await migrate(test.database.url);
  expect(await allSums()).toEqual([]);
  await Promise.all([makeSums(test.services, 'system'), makeSums(test.services, 'system', 30)]);
  expect(await allSums()).toEqual(summed);
}, 60_000);

it('the figures are those of the rows while older ones are still to be summed up', async () => {
  const ada = await test.createPerson();
  await setPlan(test.database.everything, ada.id, 'Pro');
  const some = () => ({
    ...{ answers: fc.sample(answer, 80), sent: fc.sample(sentEmail, 80) },
    rescored: fc.sample(fc.tuple(fc.nat(), answer), 10),
    changed: fc.sample(fc.tuple(fc.nat(), sentEmail), 10),
  });
  await live(ada, some());
  while ((await revertNewest(test.database.url, { mayLose: true })) !== '0032-analytics-sums.sql');
  await migrate(test.database.url);
  for (let step = 0; step < 3; step += 1) {
    await live(ada, some());
    await compare(ada, [0, 99, 'Asia/Kolkata']);
    await compare(ada, [9, 70, 'UTC']);
    await sql`SELECT sum_next_rows(${ada.id}, 40)`.execute(test.database.everything);
    const left = test.database.everything.selectFrom('sums_to_make').select('before');
    expect(await left.where('user_id', '=', ada.id).execute()).toHaveLength(1);
  }
  await test.database.everything
    .updateTable('sent_emails')
    .set({ status: 'replied' })
    .where('user_id', '=', ada.id)
    .execute();
  await compare(ada, [0, 99, 'UTC']);
  await makeSums(test.services, 'system', 40);
  await compare(ada, [0, 99, 'UTC']);
  await compare(ada, [9, 70, 'Asia/Kolkata']);
}, 60_000);

it('sums go with the account', async () => {
  const ada = await test.createPerson();
  await live(ada, {
    ...{ answers: fc.sample(answer, 20), sent: fc.sample(sentEmail, 20) },
    ...{ rescored: [], changed: [] },
  });
  await test.database.everything.deleteFrom('auth.users').where('id', '=', ada.id).execute();
  const { rows } = await sql`SELECT FROM analytics_sums WHERE user_id = ${ada.id}`.execute(
    test.database.everything,
  );
  expect(rows).toEqual([]);
});

async function allSums() {
  const { rows } = await sql`
    SELECT * FROM analytics_sums WHERE count <> 0
    ORDER BY user_id, series, slot, score_version, key
  `.execute(test.database.everything);
  return rows;
}

type Answer = typeof answer extends fc.Arbitrary<infer Row> ? Row : never;
type Sent = typeof sentEmail extends fc.Arbitrary<infer Row> ? Row : never;
type Life = {
  readonly answers: readonly Answer[];
  readonly sent: readonly Sent[];
  readonly rescored: readonly (readonly [number, Answer])[];
  readonly changed: readonly (readonly [number, Sent])[];
};

/** Adds the rows of a person, changes some of them, deletes others and a template. */
async function live(ada: Person, { answers, sent, rescored, changed }: Life): Promise<void> {
  const { everything } = test.database;
  const templates = [null, await makeTemplate(ada), await makeTemplate(ada)].map(
    (template) => template?.id ?? null,
  );
  const campaigns = [null, await addCampaign(everything, ada.id)];
  const toAnswer = ({ template, rule_losses, ...row }: Answer) => ({
    ...{ ...row, user_id: ada.id, template_id: templates[template] },
    rule_losses: JSON.stringify(rule_losses),
  });
  const toSent = ({ template, campaign, ...row }: Sent) => ({
    ...{ ...row, user_id: ada.id, template_id: templates[template] },
    score_version: row.score === null ? null : row.score_version,
    campaign_id: campaigns[campaign] ?? null,
  });
  const made = await everything
    .insertInto('optimization_analytics')
    .values(answers.map(toAnswer))
    .returning('id')
    .execute();
  const noted = await everything
    .insertInto('sent_emails')
    .values(sent.map(toSent))
    .returning('id')
    .execute();
  for (const [at, row] of rescored) {
    const id = made[at % made.length]?.id ?? '';
    const update = everything.updateTable('optimization_analytics').set(toAnswer(row));
    await update.where('id', '=', id).execute();
  }
  for (const [at, row] of changed) {
    const id = noted[at % noted.length]?.id ?? '';
    await everything.updateTable('sent_emails').set(toSent(row)).where('id', '=', id).execute();
  }
  const some = (ids: { id: string }[]) => ids.filter((_, at) => at % 7 === 0).map(({ id }) => id);
  await everything.deleteFrom('sent_emails').where('id', 'in', some(noted)).execute();
  await everything.deleteFrom('optimization_analytics').where('id', 'in', some(made)).execute();
  await everything
    .deleteFrom('email_templates')
    .where('id', '=', templates[1] ?? null)
    .execute();
}

/** Compares all figures of a range with what a loop over the rows makes of them. */
async function compare(ada: Person, [ago, length, time_zone]: [number, number, string]) {
  const clock = clockOf(time_zone);
  const dayAgo = (count: number) => clock.dayAt(new Date(now.getTime() - count * days));
  const query = { from: dayAgo(ago + length), to: dayAgo(ago), time_zone };
  const { everything } = test.database;
  const answers = await everything
    .selectFrom('optimization_analytics')
    .selectAll()
    .where('user_id', '=', ada.id)
    .execute();
  const sent = await everything
    .selectFrom('sent_emails')
    .selectAll()
    .where('user_id', '=', ada.id)
    .where('deleted_at', 'is', null)
    .execute();
  type Row = (typeof answers)[number];
  type SentRow = (typeof sent)[number];
  const isWithin = (at: Date) => clock.dayAt(at) >= query.from && clock.dayAt(at) <= query.to;
  const judged = (rows: Row[]) =>
    rows.filter(({ score_version }) => score_version === scoreBasis.version);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const tally = (rows: Row[]) =>
    totalsOf({
      ...{ count: rows.length, compared: judged(rows).length },
      original: sum(judged(rows).map((row) => row.original_score)),
      optimized: sum(judged(rows).map((row) => row.optimized_score)),
    });
  const isOverdue = ({ sent_at }: SentRow) => sent_at.getTime() < overdue;
  const outcomes = (rows: SentRow[]) => {
    const has = (status: string) => rows.filter((row) => row.status === status);
    const waiting = has('sent').filter((row) => !isOverdue(row)).length;
    const noReply = has('no_reply').length + has('sent').length - waiting;
    const counts = { sent: rows.length, waiting, replied: has('replied').length };
    const all = { ...counts, meetings: has('meeting').length, no_reply: noReply };
    return toOutcomeRates(
      Object.fromEntries(
        Object.entries(all).map(([name, count]) => [name, String(count)]),
      ) as Parameters<typeof toOutcomeRates>[0],
    );
  };
  type Loss = { rule: string; name: string; before: number; after: number };
  const lossesOf = (row: Row) => (row.rule_losses as Loss[]).filter(({ before }) => before > 0);
  const areasOf = (row: Row) => [
    ...new Set(
      (row.rule_losses as Loss[]).length > 0
        ? lossesOf(row).map(({ name }) => name)
        : row.improvement_areas,
    ),
  ];
  const within = answers.filter(({ created_at }) => isWithin(created_at));
  const sentWithin = sent.filter(({ sent_at }) => isWithin(sent_at));
  const byArea = Map.groupBy(judged(within).flatMap(areasOf), (area) => area);

  const summary = await getAnalyticsSummary(ada.ctx, query);
  const previous = tally(
    answers.filter(({ created_at }) => {
      const day = clock.dayAt(created_at);
      return day < query.from && day >= addDays(query.from, -1 - length);
    }),
  );
  expect(summary).toMatchObject({ ...tally(within), previous, outcomes: outcomes(sentWithin) });
  const daily = summary.dailyData.map(({ date, optimizations: totalOptimizations, ...row }) => {
    const ofDay = tally(answers.filter(({ created_at }) => clock.dayAt(created_at) === date));
    return [ofDay, { ...ofDay, ...row, totalOptimizations }];
  });
  for (const [expected, read] of daily) expect(read).toMatchObject({ ...expected });
  expect(summary.topImprovementAreas).toEqual(
    [...byArea]
      .map(([area, { length: count }]) => ({ area, count }))
      .sort((a, b) => b.count - a.count || (a.area < b.area ? -1 : 1))
      .slice(0, 5),
  );
  const used = [...within, ...sentWithin].flatMap(({ template_id }) => template_id ?? []);
  expect(new Map(summary.templates.map((row) => [row.id, row]))).toEqual(
    new Map(
      [...new Set(used)].map((id) => [
        id,
        expect.objectContaining({
          ...tally(within.filter(({ template_id }) => template_id === id)),
          outcomes: outcomes(sentWithin.filter(({ template_id }) => template_id === id)),
        }),
      ]),
    ),
  );
  const campaigns = Map.groupBy(sentWithin, ({ campaign_id }) => campaign_id);
  expect(new Map(summary.campaigns.map((row) => [row.id, row.outcomes]))).toEqual(
    new Map([...campaigns].flatMap(([id, rows]) => (id ? [[id, outcomes(rows)]] : []))),
  );

  const advanced = await getAdvancedAnalytics(ada.ctx, query);
  const byRule = Map.groupBy(judged(within).flatMap(lossesOf), ({ rule }) => rule);
  expect(advanced.otherVersions).toBe(within.length - judged(within).length);
  expect(new Map(advanced.rules.map((row) => [row.rule, row]))).toEqual(
    new Map(
      [...byRule].map(([rule, list]) => [
        rule,
        {
          ...{
            rule,
            name: list
              .map(({ name }) => name)
              .toSorted()
              .at(-1),
            emails: list.length,
          },
          share: list.length / judged(within).length,
          lostBefore: averageOf(sum(list.map(({ before }) => before)), list.length),
          lostAfter: averageOf(sum(list.map(({ after }) => after)), list.length),
        },
      ]),
    ),
  );
  const scored = sentWithin.filter(
    (row) => row.score !== null && (row.status !== 'sent' || isOverdue(row)),
  );
  const current = scored.filter((row) => row.score_version === scoreBasis.version);
  const atScores = [...Map.groupBy(current, (row) => row.score ?? 0)].map(([value, rows]) => {
    const answered = rows.filter(({ status }) => status === 'replied' || status === 'meeting');
    return {
      ...{ score: value, answered: answered.length },
      unanswered: rows.length - answered.length,
    };
  });
  expect(advanced.prediction).toEqual(
    predictionOf({ atScores, otherVersions: scored.length - current.length }),
  );
  const byIndustry = Map.groupBy(within, (row) => row.industry_context ?? 'general');
  expect(new Map(advanced.industries.map((row) => [row.industry, row]))).toEqual(
    new Map([...byIndustry].map(([industry, rows]) => [industry, { industry, ...tally(rows) }])),
  );

  const home = await getDashboardStats(ada.ctx, { time_zone });
  const { totalOptimizations, otherVersions, averageImprovement } = tally(answers);
  expect(home).toMatchObject({ totalOptimizations, otherVersions, averageImprovement });
}
