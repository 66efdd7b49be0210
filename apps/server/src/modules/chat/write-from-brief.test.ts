import { composeEmail, formatBrief, formatDraft, parseBrief, type Brief } from '@replysmith/coach';
import type { AnswerEvent, OptimizeEmailRequest } from '@replysmith/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { optimizeEmail } from '../../testing/optimize-email.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { startAnswer } from './start-answer.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp();
  ada = await test.createPerson();
});
afterAll(() => test.close());

const empty: Brief = {
  ...{ campaign: '', category: '', audience: '', tone: '', industry: '', companySize: '' },
  ...{ painPoints: [], callToAction: '', context: '' },
};
const brief: Brief = {
  ...empty,
  campaign: 'Leeds cafés, autumn',
  category: 'Cold Outreach',
  audience: 'owners of cafés in Leeds',
  tone: 'Friendly',
  painPoints: ['pastries arrive too late for the morning rush'],
  callToAction: 'Offer a free tray of samples',
  context: 'We deliver frozen butter croissants that are ready for the oven.',
};
const sender = { name: 'Ada Lovelace' };
const own = (changes: Partial<Brief> = {}) => composeEmail({ ...brief, ...changes }, sender);

const request = (
  changes: Partial<Brief> = {},
  rest: Partial<OptimizeEmailRequest> = {},
): OptimizeEmailRequest => ({
  content: formatBrief({ ...brief, ...changes }),
  session_id: null,
  message_type: 'email_optimization',
  ...rest,
});

const textOf = ({ subject, body }: { subject: string; body: string }) => ({ subject, body });

it('writes the email, which nothing was before, and keeps the brief with it', async () => {
  const { optimization, messages, session } = await optimizeEmail(ada.ctx, request());
  expect(optimization.optimized_email).toEqual(textOf(own()));
  expect(optimization.original_email).toEqual(optimization.optimized_email);
  expect(optimization.changes).toEqual([]);
  expect(optimization.score.original_score).toBe(optimization.score.optimized_score);
  expect(optimization.brief).toBe(messages[0].content);
  expect(parseBrief(optimization.brief ?? '')).toEqual(brief);
  expect(messages[0].email_data).toEqual({ manner: 'full' });
  expect(messages[1].content).toBe(formatDraft(own()));
  expect(session).toMatchObject({
    title: 'Leeds cafés, autumn',
    latest_score: optimization.score.optimized_score,
  });
});

it.each([
  [{ campaign: '' }, 'owners of cafés in Leeds'],
  [{ campaign: '', audience: '' }, 'Cold Outreach'],
  [{ campaign: 'c'.repeat(60) }, `${'c'.repeat(40)}...`],
])('names the session after the first thing that the brief names: %o', async (changes, title) => {
  const bo = await test.createPerson();
  expect((await optimizeEmail(bo.ctx, request(changes))).session.title).toBe(title);
});

it('tells the score of the email that it composed, before it is written', async () => {
  const bo = await test.createPerson();
  const answer = await startAnswer(bo.ctx, request());
  const events: AnswerEvent[] = [];
  answer.listen((event) => events.push(event));
  await answer.ended;
  expect(events.map(({ type }) => type)).toEqual(['started', 'scored', 'answered']);
  const [, scored, answered] = events;
  if (scored?.type !== 'scored' || answered?.type !== 'answered') throw new Error('no such events');
  expect(scored.score).toBe(answered.reply.optimization?.score.optimized_score);
});

it('counts as one of the day’s requests, and wins nothing that statistics could count', async () => {
  const bo = await test.createPerson();
  await optimizeEmail(bo.ctx, request());
  const { everything } = test.database;
  const ledger = await everything
    .selectFrom('ai_requests')
    .select(['status', 'charge'])
    .where('user_id', '=', bo.id)
    .execute();
  expect(ledger).toEqual([{ status: 'answered', charge: 'charged' }]);
  const won = await everything
    .selectFrom('optimization_analytics')
    .selectAll()
    .where('user_id', '=', bo.id)
    .execute();
  expect(won).toEqual([]);
});

it('takes the tone of the brief first, then that of the profile', async () => {
  const bo = await test.createPerson();
  const casually = { user_preferences: { tone: 'Casual', industry: 'x', length: 'y' } };
  const textFor = async (tone: string) =>
    (await optimizeEmail(bo.ctx, request({ tone }, casually))).optimization.optimized_email;
  expect(await textFor('Friendly')).toEqual(textOf(own()));
  expect(await textFor('')).toEqual(textOf(own({ tone: 'Casual' })));
  expect(own({ tone: 'Casual' }).body).not.toBe(own().body);
});

it('signs with the signature of the request', async () => {
  const bo = await test.createPerson();
  const signed = request({}, { email_signature: 'Ada L.\nBrightlane' });
  const { optimized_email } = (await optimizeEmail(bo.ctx, signed)).optimization;
  expect(optimized_email.body).toMatch(/Ada L\.\nBrightlane$/);
});

it.each([
  ['Greek', { context: 'Φτιάχνουμε ψωμί.', audience: 'φούρνοι', painPoints: ['Αργεί το ψωμί'] }],
  ['nothing but its first line', empty],
  ['text that is none', { context: '\u202Ea <b>\uFFFD</b> $$; DROP TABLE', painPoints: ['{{'] }],
])('writes what it can from a brief of %s', async (_what, changes) => {
  const bo = await test.createPerson();
  const { optimization } = await optimizeEmail(bo.ctx, request(changes));
  expect(optimization.optimized_email.body).toContain('[fill in:');
  expect(optimization.changes).toEqual([]);
});

it('is what the reader reads and questions are about', async () => {
  const bo = await test.createPerson();
  const { session, optimization } = await optimizeEmail(bo.ctx, request());
  const ask = async (message_type: OptimizeEmailRequest['message_type']) => {
    const content = 'What would they say?';
    const answer = await startAnswer(bo.ctx, { content, session_id: session.id, message_type });
    const ending = await answer.ended;
    if (ending.type !== 'answered') throw new Error(ending.type);
    return ending.reply.messages[1];
  };
  const { client_reply } = await ask('client_simulation');
  expect(client_reply?.email).toEqual(optimization.optimized_email);
  expect(client_reply?.first_sight?.seen.length).toBeGreaterThan(0);
  expect(client_reply?.debrief?.next).not.toBe('');
  expect((await ask('conversation')).answer).not.toBeNull();
});
