import { byUse, type ChatMessage, type OptimizeEmailRequest } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { optimizeEmail } from '../../testing/optimize-email.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { getChatSession, listChatSessions } from './sessions.ts';
import type { Context } from '../../platform/context/context.ts';
import { getDashboardStats } from '../analytics/dashboard-stats.ts';
import { listChatMessages } from './messages.ts';
import { updateChatMessage } from './update-message.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ada = await test.createPerson();
});
afterAll(() => test.close());

const request: OptimizeEmailRequest = {
  content:
    'Subject: Quick question\n\nHi Tom,\n\nI hope this finds you well. I know how busy you must be. We are the leading provider of shipping software, and we utilise it in order to save shops time!!\nWould you be available for a 30-minute call on Tuesday?\n\nBest,\nAda',
  session_id: null,
  message_type: 'email_optimization',
};
const better =
  'Subject: Counting stock\n\nHi Tom,\n\nYour shop closes at six on Sundays to count stock. Would a list of what sold by noon save you the hour?\n\nBest,\nAda';

/** An email and another variant of it that came out better. */
async function sendTwo() {
  const first = await optimizeEmail(ada.ctx, request);
  const { id: session_id } = first.session;
  const again = { session_id, variant_of: first.messages[0].id, content: better };
  const second = await optimizeEmail(ada.ctx, { ...request, ...again });
  const [one, other] = [first, second].map(({ optimization }) => optimization.score);
  expect(one?.optimized_score).not.toBe(other?.optimized_score);
  expect(one?.original_score).not.toBe(one?.optimized_score);
  return { first, second, session_id };
}

const use = (ctx: Context, id: string) => updateChatMessage(ctx, id, { is_in_use: true });
const putAllBack = (ctx: Context, { id, optimization_results }: ChatMessage) => {
  const changes = optimization_results?.changes ?? [];
  const put_back = Object.fromEntries(changes.map((change) => [change.id, true]));
  return updateChatMessage(ctx, id, { choices: { put_back } });
};
const withoutTime = (ctx: Context): Context => ({
  ...ctx,
  ai: { ...ctx.ai, score: () => Promise.reject(new Error('The coach has no time.')) },
});

/**
 * The rewrite that a browser has in use, and the score that the list, the session and Home show for
 * it.
 */
async function shown(session_id: string) {
  const messages = await listChatMessages(ada.ctx, session_id);
  const [used] = byUse(messages.filter((message) => message.optimization_results));
  const { items } = await listChatSessions(ada.ctx, { limit: 10 });
  const { recentScores } = await getDashboardStats(ada.ctx, { time_zone: 'UTC' });
  return {
    id: used?.id,
    listed: items.find(({ id }) => id === session_id)?.latest_score,
    session: (await getChatSession(ada.ctx, session_id)).latest_score,
    home: recentScores.find(({ message_id }) => message_id === used?.id)?.score,
  };
}
const everywhere = (id: string, score: number) => ({
  ...{ id, listed: score, session: score, home: score },
});

it('is one number everywhere: of the newest variant, and of an older one that is put in use', async () => {
  const { first, second, session_id } = await sendTwo();
  const [older, newer] = [first.messages[1], second.messages[1]];
  const newest = everywhere(newer.id, second.optimization.score.optimized_score);
  expect(await shown(session_id)).toEqual(newest);
  expect(second.session.latest_score).toBe(newest.listed);
  await use(ada.ctx, older.id);
  const { optimized_score } = first.optimization.score;
  expect(await shown(session_id)).toEqual(everywhere(older.id, optimized_score));
});

it('follows what was put back, also when that is put in use later', async () => {
  const { first, second, session_id } = await sendTwo();
  const [older, newer] = [first.messages[1], second.messages[1]];
  const { original_score } = first.optimization.score;
  const newest = everywhere(newer.id, second.optimization.score.optimized_score);
  await putAllBack(ada.ctx, older);
  expect(await shown(session_id)).toEqual(newest);
  await use(ada.ctx, older.id);
  expect(await shown(session_id)).toEqual(everywhere(older.id, original_score));
});

it('is of what came or was chosen last, by whichever server’s clock', async () => {
  const { first, second, session_id } = await sendTwo();
  const ahead = () => new Date(test.clock.now.getTime() + 3_600_000);
  await use({ ...ada.ctx, now: ahead }, first.messages[1].id);
  const { optimized_score } = first.optimization.score;
  expect(await shown(session_id)).toEqual(everywhere(first.messages[1].id, optimized_score));
  const again = { session_id, variant_of: first.messages[0].id, content: `${better}\n` };
  const third = await optimizeEmail(ada.ctx, { ...request, ...again });
  const newest = third.optimization.score.optimized_score;
  expect(await shown(session_id)).toEqual(everywhere(third.messages[1].id, newest));
  expect(third.session.latest_score).toBe(newest);
  await use(ada.ctx, second.messages[1].id);
  const chosen = second.optimization.score.optimized_score;
  expect(await shown(session_id)).toEqual(everywhere(second.messages[1].id, chosen));
});

it('is what was proposed when the coach has no time for the choices', async () => {
  const { first, session_id } = await sendTwo();
  const [, older] = first.messages;
  const busy = withoutTime(ada.ctx);
  const proposed = everywhere(older.id, first.optimization.score.optimized_score);
  await putAllBack(ada.ctx, older);
  await use(busy, older.id);
  expect(await shown(session_id)).toEqual(proposed);
  await use(ada.ctx, older.id);
  const { original_score } = first.optimization.score;
  expect(await shown(session_id)).toEqual(everywhere(older.id, original_score));
  await putAllBack(busy, older);
  expect(await shown(session_id)).toEqual(proposed);
});

it('stays as it is when something is decided about a rewrite that is not in use', async () => {
  const { first, second, session_id } = await sendTwo();
  await putAllBack(ada.ctx, second.messages[1]);
  const before = await shown(session_id);
  expect(before.listed).toBe(second.optimization.score.original_score);
  await putAllBack(withoutTime(ada.ctx), first.messages[1]);
  expect(await shown(session_id)).toEqual(before);
});

it('is of a rewrite that can be read, and no other can be put in use', async () => {
  const { first, second, session_id } = await sendTwo();
  await test.database.everything
    .updateTable('chat_messages')
    .set({ optimization_results: JSON.stringify({ of: 'an older form' }) })
    .where('id', '=', second.messages[1].id)
    .execute();
  await putAllBack(ada.ctx, first.messages[1]);
  const { original_score } = first.optimization.score;
  const readable = everywhere(first.messages[1].id, original_score);
  expect(await shown(session_id)).toEqual(readable);
  await expect(use(ada.ctx, second.messages[1].id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await shown(session_id)).toEqual(readable);
});
