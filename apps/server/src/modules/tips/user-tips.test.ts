import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import pg from 'pg';
import { withUser } from '../../platform/db/with-user.ts';
import { scoreBasis } from '@replysmith/coach';
import { CreateSentEmailRequest } from '@replysmith/contract';
import { addInsights } from '../../testing/rows/add-insights.ts';
import { addTemplate } from '../../testing/rows/add-template.ts';
import { addSentEmails } from '../../testing/rows/add-sent-emails.ts';
import { brief } from '../../testing/brief.ts';
import { lossesOf } from '../../testing/losses-of.ts';
import { optimized } from '../../testing/optimized.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { setPlan } from '../../testing/rows/set-plan.ts';
import { createSentEmail } from '../sent-emails/service.ts';
import { updateProfile } from '../accounts/profile.ts';
import { gatherFacts } from './plan.ts';
import { listUserTips, refreshUserTips, updateUserTip } from './service.ts';

let test: TestApp;
let ada: Person;
const day = 86_400_000;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = new Date();
  ada = await test.createPerson();
});

type Draft = {
  original?: number;
  areas?: readonly string[];
  daysAgo?: number;
  version?: string | null;
};

async function addDrafts(count: number, draft: Draft = {}) {
  const { original = 60, areas = [], daysAgo = 1, version = scoreBasis.version } = draft;
  const created_at = new Date(test.clock.now.getTime() - daysAgo * day);
  const row = {
    ...{ user_id: ada.id, original_score: original, optimized_score: 90, created_at },
    score_version: version,
  };
  await test.database.everything
    .insertInto('optimization_analytics')
    .values(Array.from({ length: count }, () => ({ ...row, ...lossesOf(areas) })))
    .execute();
}

const all = { limit: 100 };
const refresh = async (person = ada) => (await refreshUserTips(person.ctx, all)).items;
const titled = async (title: string) =>
  (await refresh()).find(({ generated_content }) => generated_content.title === title);
const rows = (table: 'user_tips' | 'tip_effectiveness') =>
  test.database.everything.selectFrom(table).selectAll().where('user_id', '=', ada.id).execute();

it('advises somebody new to score a first draft, and nothing that asks for more', async () => {
  const tips = await refresh();
  expect(tips[0]?.generated_content).toMatchObject({
    title: 'Score your first draft.',
    actionable: { label: 'Score a draft', to: '/dashboard/coldmail' },
    basis: null,
  });
  expect(tips.map(({ category }) => category)).not.toContain('optimization');
});

it('says what costs most, from how many emails, why, and how sure that is', async () => {
  await addDrafts(19, { original: 50, areas: ['The ask'] });
  await addDrafts(12, { original: 64 });
  const tip = await titled('Ask for less.');
  expect(tip?.generated_content).toMatchObject({
    description: expect.stringMatching(
      /^The ask cost points in 19 of your last 31 drafts\..+ score 14 points higher\.$/u,
    ) as string,
    basis: 'from 31 emails',
    actionable: { to: '/dashboard/analytics?range=30d&area=The%20ask' },
    why: expect.stringContaining('“The ask” cost points in 61% of your recent drafts') as string,
  });
  expect(tip?.generated_content.confidence).toBeGreaterThanOrEqual(85);
});

it('counts by today’s score alone', async () => {
  await addDrafts(6, { areas: ['The ask'] });
  await addDrafts(9, { original: 0, areas: ['Length'], version: 'older' });
  await addDrafts(9, { original: 0, areas: ['Length'], version: null });
  const tip = await titled('Ask for less.');
  expect(tip?.generated_content.description).toContain('6 of your last 6 drafts');
  const facts = await withUser(ada.ctx, (tx) => gatherFacts(ada.ctx, tx));
  expect(facts).toMatchObject({
    ...{ totalOptimizations: 24, recentDrafts: 6, averageDraft: 60, lengthDrafts: 0 },
    draftRise: null,
  });
});

it('judges templates by today’s score alone', async () => {
  const id = await addTemplate(test.database.everything, ada.id);
  const set = (values: object) =>
    test.database.everything.updateTable('email_templates').set(values).where('id', '=', id);
  const facts = () => withUser(ada.ctx, (tx) => gatherFacts(ada.ctx, tx));
  await set({ usage_count: 3, optimization_score: 20, score_version: 'older' }).execute();
  expect(await facts()).toMatchObject({
    ...{ weakTemplates: 0, unscoredTemplates: 0, mostUsedCount: 3, mostUsedScore: null },
  });
  await set({ score_version: scoreBasis.version }).execute();
  expect(await facts()).toMatchObject({ weakTemplates: 1, mostUsedScore: 20 });
});

it('shows no count on advice about features, whose words were counted from nothing', async () => {
  await addDrafts(12);
  const basisOf = async (title: string) => (await titled(title))?.generated_content.basis;
  expect(await basisOf('Let a simulated reader go first.')).toBeNull();
  expect(await basisOf('Have the week mailed to you.')).toBe('from your settings');
  expect(await basisOf('Name your company once.')).toBe('from your settings');
  expect(await basisOf('Keep a rewrite as a template.')).toBe('from 12 emails');
});

it('counts every loss, also one that is not among the five that its reply named', async () => {
  const dearer = ['For this reader', 'Length', 'Subject', 'Several asks', 'Greeting'];
  await addDrafts(6, { original: 40, areas: [...dearer, 'The ask', 'Manner'] });
  await addDrafts(4, { original: 52, areas: ['The ask'] });
  await addDrafts(3, { original: 70 });
  const tip = await titled('Ask for less.');
  expect(tip?.generated_content.description).toMatch(
    /^The ask cost points in 10 of your last 13 drafts\..+ score 25 points higher\.$/u,
  );
});

it('counts silence of more than two weeks as an outcome, as rates do', async () => {
  const add = (count: number, daysAgo: number) =>
    addSentEmails(
      test.database.everything,
      { user_id: ada.id, sent_at: new Date(test.clock.now.getTime() - daysAgo * day) },
      { sent: count },
    );
  await add(5, 1);
  const title = 'A few more outcomes make a rate.';
  expect((await titled(title))?.generated_content.description).toContain('0 of your 5 sent emails');
  await add(8, 20);
  expect(await titled(title)).toBeUndefined();
  const facts = await withUser(ada.ctx, (tx) => gatherFacts(ada.ctx, tx));
  expect(facts).toMatchObject({ sentEmails: 13, decidedEmails: 8, answeredEmails: 0 });
});

it('counts emails not noted as sent, those that were written from a brief among them', async () => {
  const { messages } = await optimized(ada, { content: brief });
  await optimized(ada);
  await optimized(ada, {
    content: 'Καλημέρα κύριε Παπαδόπουλε,\n\nΕίδα το ταμείο σας στο κινητό.',
  });
  const facts = () => withUser(ada.ctx, (tx) => gatherFacts(ada.ctx, tx));
  expect(await facts()).toMatchObject({ rewritesNotNoted: 2 });
  const email = CreateSentEmailRequest.parse({ message_id: messages[1].id });
  await createSentEmail(ada.ctx, email);
  expect(await facts()).toMatchObject({ rewritesNotNoted: 1 });
});

it('asks for no follow-up of an email that was written elsewhere', async () => {
  const { messages } = await optimized(ada);
  const sent_at = new Date(test.clock.now.getTime() - 5 * day).toISOString();
  const elsewhere = { subject: 'Ovens', body: 'Hi Tom,\n\nShall I show you a faster oven?' };
  for (const email of [{ message_id: messages[1].id }, elsewhere]) {
    await createSentEmail(ada.ctx, CreateSentEmailRequest.parse({ ...email, sent_at }));
  }
  const facts = await withUser(ada.ctx, (tx) => gatherFacts(ada.ctx, tx));
  expect(facts).toMatchObject({ sentEmails: 2, dueFollowUps: 1 });
});

it('counts a week by the days of the person’s own calendar', async () => {
  test.clock.now = new Date('2030-05-13T12:00:00Z');
  const weekly = async () => {
    const facts = await withUser(ada.ctx, (tx) => gatherFacts(ada.ctx, tx));
    return facts.weeklyOptimizations;
  };
  await addDrafts(1, { daysAgo: 6.5 });
  expect(await weekly()).toBe(1);
  await addDrafts(1, { daysAgo: 6.6 });
  expect(await weekly()).toBe(1);
  await updateProfile(ada.ctx, ada.id, { time_zone: 'Europe/Athens' });
  expect(await weekly()).toBe(2);
});

it('shows three unless asked for more, the urgent first and then the sure', async () => {
  await addDrafts(30, { areas: ['The ask', 'Length', 'For this reader', 'Manner'] });
  expect((await refreshUserTips(ada.ctx, { limit: 3 })).items).toHaveLength(3);
  const tips = await refresh();
  const weights = { high: 3, medium: 2, low: 1 };
  const order = tips.map(
    ({ priority, generated_content }) => weights[priority] * 100 + generated_content.confidence,
  );
  expect(order).toEqual([...order].sort((one, other) => other - one));
});

it('drops what no longer holds, and tells new figures in the tip that stays', async () => {
  await addDrafts(6, { areas: ['The ask'] });
  const before = await titled('Ask for less.');
  await addDrafts(1, { areas: ['The ask'] });
  const after = await titled('Ask for less.');
  expect(after?.id).toBe(before?.id);
  expect(after?.generated_content.description).toContain('7 of your last 7 drafts');
  await addDrafts(40, { daysAgo: 0 });
  expect(await titled('Ask for less.')).toBeUndefined();
  expect(await titled('Score a few more drafts.')).toBeUndefined();
});

it('makes a tip once, however many ask at the same moment', async () => {
  await addDrafts(8, { areas: ['The ask', 'Length'] });
  const pages = await Promise.all(Array.from({ length: 8 }, () => refresh()));
  const [first = []] = pages;
  for (const page of pages) expect(page).toEqual(first);
  expect(await rows('user_tips')).toHaveLength(first.length);
});

it('notes that a tip was shown once, and only of those that were', async () => {
  await addDrafts(8, { areas: ['The ask', 'Length'] });
  await refreshUserTips(ada.ctx, { limit: 2 });
  await refreshUserTips(ada.ctx, { limit: 2 });
  const noted = await rows('tip_effectiveness');
  expect(noted.map(({ action_taken }) => action_taken)).toEqual(['shown', 'shown']);
});

it('asks twice and writes nothing where nothing has changed', async () => {
  await addDrafts(8, { areas: ['The ask'] });
  await refresh();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await refresh();
  const statements = query.mock.calls.map(([text]) => text.split(/[ ;]/u)[0]?.toUpperCase());
  query.mockRestore();
  expect(statements).toEqual(['BEGIN', 'SELECT', 'SELECT', 'SELECT', 'COMMIT']);
});

describe('a dismissed tip', () => {
  const dismiss = async () => {
    await addDrafts(6, { areas: ['The ask'] });
    await addDrafts(6);
    const tip = (await titled('Ask for less.')) ?? expect.fail();
    return updateUserTip(ada.ctx, tip.id, { status: 'dismissed' });
  };

  it('says when and why, and makes room for the next', async () => {
    expect(await dismiss()).toMatchObject({
      status: 'dismissed',
      dismissal_reason: 'user_dismissed',
      dismissed_at: test.clock.now.toISOString(),
    });
    expect(await titled('Ask for less.')).toBeUndefined();
  });

  it('stays away as long as things are as they were', async () => {
    await dismiss();
    test.clock.now = new Date(test.clock.now.getTime() + 30 * day);
    expect(await titled('Ask for less.')).toBeUndefined();
  });

  it('comes back once it got clearly worse, but not within a day', async () => {
    const { id } = await dismiss();
    await addDrafts(30, { areas: ['The ask'], daysAgo: 0 });
    expect(await titled('Ask for less.')).toBeUndefined();
    test.clock.now = new Date(test.clock.now.getTime() + day);
    expect(await titled('Ask for less.')).toMatchObject({ id, status: 'active' });
  });

  it('is had back at once by who wants it', async () => {
    const { id } = await dismiss();
    await updateUserTip(ada.ctx, id, { status: 'active' });
    expect(await titled('Ask for less.')).toMatchObject({ id, dismissed_at: null });
    const noted = await rows('tip_effectiveness');
    expect(noted.filter(({ tip_id }) => tip_id === id).map((row) => row.action_taken)).toEqual(
      expect.arrayContaining(['shown', 'dismissed', 'restored']),
    );
  });
});

describe('an applied tip', () => {
  const apply = async () => {
    await addDrafts(6, { original: 50, areas: ['The ask'] });
    const tip = (await titled('Ask for less.')) ?? expect.fail();
    return updateUserTip(ada.ctx, tip.id, { status: 'applied' });
  };
  const applied = () => listUserTips(ada.ctx, { status: 'applied', limit: 10 });

  it('is kept with what drafts scored before it and since', async () => {
    expect(await apply()).toMatchObject({ status: 'applied', effect: null });
    test.clock.now = new Date(test.clock.now.getTime() + day);
    await addDrafts(4, { original: 70, daysAgo: 0 });
    expect((await applied()).items[0]?.effect).toBeNull();
    await addDrafts(1, { original: 80, daysAgo: 0 });
    expect((await applied()).items[0]?.effect).toEqual({ before: 50, after: 72, emails: 5 });
    expect(await titled('Ask for less.')).toBeUndefined();
  });

  it('is not measured by what another version of the score gave', async () => {
    await apply();
    test.clock.now = new Date(test.clock.now.getTime() + day);
    await addDrafts(9, { original: 99, daysAgo: 0, version: 'older' });
    expect((await applied()).items[0]?.effect).toBeNull();
  });

  it('does not stand in the way of its being taken back', async () => {
    const { id } = await apply();
    await addDrafts(30, { areas: ['The ask'], daysAgo: 0 });
    test.clock.now = new Date(test.clock.now.getTime() + 2 * day);
    await updateUserTip(ada.ctx, id, { status: 'active' });
    expect(await titled('Ask for less.')).toMatchObject({ id });
  });
});

it('speaks of A/B tests to those whose plan has them', async () => {
  const { everything } = test.database;
  await addTemplate(everything, ada.id);
  await everything
    .updateTable('email_templates')
    .set({ usage_count: 6 })
    .where('user_id', '=', ada.id)
    .execute();
  const about = async () => JSON.stringify(await refresh());
  expect(await about()).not.toContain('A/B');
  await setPlan(everything, ada.id, 'Starter');
  expect(await about()).toContain('Test a second version of “Slow checkout”.');
});

it('passes over a row of the catalogue that it cannot read', async () => {
  await addInsights(test.database.everything, ada.id);
  await test.database.everything
    .insertInto('tip_templates')
    .values(
      ['null', '[]', '5', '{"a": {"gte": "x"}}', '{"totalTemplates": {"near": 0}}'].map(
        (target_conditions, index) => ({
          ...{ key: `broken-${String(index)}`, title_template: 'Broken', priority: 'high' },
          ...{ description_template: '{{nobody}}', category: 'analytics', target_conditions },
        }),
      ),
    )
    .execute();
  expect(await titled('Broken')).toBeUndefined();
});

it("changes nobody else's tips, and says that there are none", async () => {
  const [tip] = await refresh();
  const eve = await test.createPerson();
  await expect(
    updateUserTip(eve.ctx, tip?.id ?? '', { status: 'dismissed' }),
  ).rejects.toMatchObject({ code: 'not_found' });
});
